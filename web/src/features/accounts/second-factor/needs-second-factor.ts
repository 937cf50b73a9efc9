import type { ApiError } from '#lib/api-client.ts';

export const needsSecondFactor = ({ type }: ApiError): boolean =>
  type === 'second_factor_required' || type === 'second_factor_set_up_required';
