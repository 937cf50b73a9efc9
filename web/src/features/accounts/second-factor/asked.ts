import type { ApiError } from '#lib/api-client.ts';

/** The way in is right, and a second factor is asked for. */
export const needsFactor = ({ type }: ApiError): boolean =>
  type === 'second_factor_required' || type === 'second_factor_set_up_required';
