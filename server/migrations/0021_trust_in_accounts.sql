-- Where somebody has signed in before: what strangers try elsewhere never shuts the account there.
create table sign_in_networks (
  user_id integer not null references users on delete cascade,
  network text not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, network)
);

-- With it a browser seals what was typed and not saved: only whoever is signed in is given it.
create table draft_keys (
  user_id integer primary key references users on delete cascade,
  key text not null
);

-- Who had a mail sent to somebody else, for the share that each has.
alter table outbox add column caused_by integer references users on delete set null;
create index outbox_caused_by on outbox (caused_by, created_at) where caused_by is not null;
create index outbox_to on outbox (to_address, created_at);

-- What opens something in a mail's link: apart from the text, sealed where there is a key, and gone once the mail is.
alter table outbox add column secret text;
update outbox set
  body_text = regexp_replace(body_text, '(portal:/(account/(verify|email|password/reset)|invitation)/)[A-Za-z0-9_-]{20,}', '\1secret-of-this-link', 'g'),
  body_html = regexp_replace(body_html, '(portal:/(account/(verify|email|password/reset)|invitation)/)[A-Za-z0-9_-]{20,}', '\1secret-of-this-link', 'g')
  where sent_at is not null;
