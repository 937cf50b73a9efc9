import type { ReactNode } from 'react';
import { Pagination } from './pagination.tsx';
import { QueryView } from './query-view.tsx';

type Paged<Row> = {
  readonly data: readonly Row[];
  readonly meta: {
    readonly current_page: number;
    readonly last_page: number;
    readonly from: number | null;
    readonly to: number | null;
    readonly total: number;
  };
};

type PagedViewProps<Row> = {
  readonly query: Parameters<typeof QueryView<Paged<Row>>>[0]['query'] & {
    readonly isPlaceholderData: boolean;
  };
  readonly onPage: (page: number) => void;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

export const PagedView = <Row,>({ query, onPage, children }: PagedViewProps<Row>) => (
  <QueryView query={query}>
    {({ data, meta }) => (
      <>
        {children(data)}
        <Pagination
          page={meta.current_page}
          lastPage={meta.last_page}
          from={meta.from}
          to={meta.to}
          total={meta.total}
          onPage={onPage}
          pending={query.isPlaceholderData}
        />
      </>
    )}
  </QueryView>
);
