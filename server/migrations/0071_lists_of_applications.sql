-- Indexes to list and count the newest applications. Saving a form changes no indexed column.
create index ship_time_requests_submitted on ship_time_requests (submitted_at desc nulls last, id);
create index ship_time_requests_status on ship_time_requests (status_id, user_id, id);
