-- Foreign keys without an index are listed, with reasons, in server/src/db/foreign-keys.test.ts.

create index audit_log_actor on audit_log (actor_id) where actor_id is not null;
create index calendar_feeds_user on calendar_feeds (user_id);
create index calendar_feeds_vessel on calendar_feeds (vessel_id) where vessel_id is not null;
create index factor_tickets_session on factor_tickets (session_id) where session_id is not null;
create index mission_conflicts_kept_constraint on mission_conflicts_kept (constraint_id) where constraint_id is not null;
create index mission_conflicts_kept_other_mission on mission_conflicts_kept (other_mission_id)
  where other_mission_id is not null;
create index port_distances_to_port on port_distances (to_port_id);
create index ship_time_requests_copied_from on ship_time_requests (copied_from_id) where copied_from_id is not null;
create index ship_time_requests_vessel_preference_1 on ship_time_requests (vessel_preference_1_id)
  where vessel_preference_1_id is not null;
create index ship_time_requests_vessel_preference_2 on ship_time_requests (vessel_preference_2_id)
  where vessel_preference_2_id is not null;
create index users_user_type on users (user_type_id) where user_type_id is not null;
create index vessel_plans_fiscal_year on vessel_plans (fiscal_year_id);
