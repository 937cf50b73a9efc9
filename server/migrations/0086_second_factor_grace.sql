-- Grace period for users without the required second factor (record 0148).
create table second_factor_grace (
  user_id integer primary key references users on delete cascade,
  due_at timestamptz not null
);
