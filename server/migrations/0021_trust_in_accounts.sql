-- Failed sign-ins from elsewhere do not block sign-in from these networks.
create table sign_in_networks (
  user_id integer not null references users on delete cascade,
  network text not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, network)
);

-- The browser encrypts unsaved text with this key, which only the signed-in user receives.
create table draft_keys (
  user_id integer primary key references users on delete cascade,
  key text not null
);

-- User who caused the e-mail, for a daily limit.
alter table outbox add column caused_by integer references users on delete set null;
create index outbox_caused_by on outbox (caused_by, created_at) where caused_by is not null;
create index outbox_to on outbox (to_address, created_at);

-- Token of the link, encrypted with SECRET_KEY if set, deleted after sending.
alter table outbox add column secret text;
update outbox set
  body_text = regexp_replace(body_text, '(portal:/(account/(verify|email|password/reset)|invitation)/)[A-Za-z0-9_-]{20,}', '\1secret-of-this-link', 'g'),
  body_html = regexp_replace(body_html, '(portal:/(account/(verify|email|password/reset)|invitation)/)[A-Za-z0-9_-]{20,}', '\1secret-of-this-link', 'g')
  where sent_at is not null;
