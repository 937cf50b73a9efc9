alter table missions add column port_call_stops jsonb not null default '[]',
  add constraint missions_port_call_stops_check check (
    jsonb_typeof(port_call_stops) = 'array' and port_calls >= jsonb_array_length(port_call_stops));
