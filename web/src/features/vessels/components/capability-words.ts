import type { CapabilityKind } from '@shiptime/domain/reference/lists';
import type { CapabilityStanding } from '@shiptime/domain/vessels/capabilities';
import type { VesselResource } from '@shiptime/domain/vessels/vessel-wire';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useReferenceList } from '#features/reference/reference-api.ts';

export const useCapabilityNames = () => {
  const { language, list } = useFormat();
  const capabilities = useReferenceList('capabilities');
  return (
    vessel: VesselResource,
    standings: readonly CapabilityStanding[],
    isAsked: (kind: CapabilityKind) => boolean = () => true,
  ): string | null => {
    const names = capabilities
      .filter(
        ({ id, kind }) =>
          isAsked(kind) &&
          vessel.capabilities.some((each) => each.capability_id === id && standings.includes(each.standing)),
      )
      .map((each) => nameInLanguage(language, each));
    return names.length === 0 ? null : list(names);
  };
};
