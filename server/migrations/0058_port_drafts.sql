-- Deepest draft allowed, in metres; null: unknown and not checked (record 0131).
alter table ports
  add column max_draft numeric(4, 1)
    check (max_draft > 0 and max_draft <= 50);
