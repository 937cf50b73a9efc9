create index ship_time_requests_plan on ship_time_requests (vessel_id, fiscal_year_id, status_id);
create index ship_time_requests_agency on ship_time_requests (agency_id, status_id, id);
create index ship_time_requests_project_type on ship_time_requests (project_type_id, status_id, id);
create index users_names on users using gin (fold(first_name) gin_trgm_ops, fold(last_name) gin_trgm_ops);

drop index audit_log_subject;
create index audit_log_subject on audit_log (subject_type, subject_id, id);
create index audit_log_plan_after on audit_log ((after ->> 'vessel_plan_id'))
  where subject_type = 'missions' and after ->> 'vessel_plan_id' is not null;
create index audit_log_plan_before on audit_log ((before ->> 'vessel_plan_id'))
  where subject_type = 'missions' and before ->> 'vessel_plan_id' is not null;
create index audit_log_kept_mission on audit_log ((coalesce(after ->> 'mission_id', before ->> 'mission_id')))
  where subject_type = 'mission_conflicts_kept';
create index audit_log_constraint_vessel on audit_log ((coalesce(after ->> 'vessel_id', before ->> 'vessel_id')))
  where subject_type = 'scheduling_constraints';

create index events_application on events (ship_time_request_id, id) where type like 'application.%';
create index events_for_everyone on events (id)
  where type not like 'application.%' and not type ~ '^(plan|mission|constraint|berth_request)[.]';
create index events_of_one_person on events (((data -> 'user_id')::integer), id)
  where type = 'application.changed' and data ? 'user_id';
