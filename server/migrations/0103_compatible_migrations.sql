alter table schema_migrations add column is_compatible boolean not null default false;
