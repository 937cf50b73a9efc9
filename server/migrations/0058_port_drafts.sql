-- The deepest draft that a port takes, in metres; null: not known, and not checked (docs/decisions/0104).
alter table ports
  add column max_draft numeric(4, 1)
    check (max_draft > 0 and max_draft <= 50);
