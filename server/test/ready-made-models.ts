import { create } from 'axios';
import { type HTTPRequestConfig, type HTTPPromise, Model } from 'vue-api-query';

class Resource extends Model {
  declare readonly id: number;
  [attribute: string]: unknown;

  override baseURL(): string {
    return '/api';
  }
  override request(config: HTTPRequestConfig): HTTPPromise {
    return this.$http.request(config);
  }
}

export class FundingSource extends Resource {
  override resource(): string {
    return 'funding_sources';
  }
}
export class Collaborator extends Resource {
  override resource(): string {
    return 'collaborators';
  }
}
export class Area extends Resource {
  override resource(): string {
    return 'areas_of_consideration';
  }
}
export class CoProponent extends Resource {
  override resource(): string {
    return 'co_proponents';
  }
}
export class Station extends Resource {
  override resource(): string {
    return 'stations';
  }
}
export class Step extends Resource {
  override resource(): string {
    return 'history';
  }
}
export class Notice extends Resource {
  override resource(): string {
    return 'notices';
  }
}
export class Port extends Resource {
  override resource(): string {
    return 'ports';
  }
}
export class Vessel extends Resource {
  override resource(): string {
    return 'vessels';
  }
}

export class User extends Resource {
  override resource(): string {
    return 'users';
  }
}

export class ShipTimeRequest extends Resource {
  override resource(): string {
    return 'ship_time_requests';
  }
  override relations(): Record<string, typeof Model> {
    return { primaryProponent: User, stations: Station };
  }
}

export class Mission extends Resource {
  override resource(): string {
    return 'missions';
  }
}
export class VesselPlan extends Resource {
  override resource(): string {
    return 'vessel_plans';
  }
}

export const connectModelsTo = (baseURL: string, token: string): void => {
  Model.$http = create({ baseURL, headers: { authorization: `Bearer ${token}` } });
};
