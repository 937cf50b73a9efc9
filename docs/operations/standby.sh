#!/bin/sh
# A standby without which no save is acknowledged. As PostgreSQL's account, on the standby's machine:
#   standby.sh copy <primary> <new data directory> <name>   then start PostgreSQL there, then:
#   standby.sh require <primary> <name>
# <primary> is a superuser's, such as "host=one.example.org user=postgres"; pg_hba.conf there lets it in for replication.
set -eu
case "${1:-}" in
copy)
  pg_basebackup --dbname="$2 application_name=$4" --pgdata="$3" --checkpoint=fast \
    --wal-method=stream --create-slot --slot="$4" --write-recovery-conf
  ;;
require)
  state=$(psql -XAtq "$2 dbname=postgres" -v name="$3" <<'SQL'
select state from pg_stat_replication where application_name = :'name';
SQL
  )
  if [ "$state" != streaming ]; then
    echo "$3 does not follow yet (${state:-not connected}): nothing was changed." >&2
    exit 1
  fi
  psql -XAtq "$2 dbname=postgres" -v ON_ERROR_STOP=1 -v name="\"$3\"" <<'SQL'
alter system set synchronous_standby_names = :'name';
select pg_reload_conf();
SQL
  ;;
*)
  sed -n '2,5s/^# *//p' "$0" >&2
  exit 2
  ;;
esac
