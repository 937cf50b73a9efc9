-- A page of the newest applications is read along the first, their number is counted along the second, whatever there are
-- beside (docs/decisions/0122). Neither column changes when a form is saved.
create index ship_time_requests_submitted on ship_time_requests (submitted_at desc nulls last, id);
create index ship_time_requests_status on ship_time_requests (status_id, user_id, id);
