import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#lib/query-client.ts';
import { portalQuery } from '#lib/portal.ts';
import { renderInApp } from '#test/show.tsx';
import { ApiError } from '../lib/api-error.ts';
import { FailureNotice } from './query-view.tsx';

const failure = new ApiError(500, { request_id: '3f2a' });
const FailureOfVersion = ({ version }: { version: string }) => {
  queryClient.setQueryData(portalQuery.queryKey, { version } as never);
  return <FailureNotice error={failure} />;
};

it('tells support which request failed, and in which version', async () => {
  await renderInApp(<FailureOfVersion version="1.0.0+abc" />);
  await expect.element(page.getByText('Reference for support: 3f2a · 1.0.0+abc')).toBeVisible();
});
