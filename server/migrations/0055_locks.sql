-- Canal locks on the route, and its length without avoidable ones (record 0131).
delete from port_distances;
alter table port_distances
  add column locks text[] not null default '{}'
    check (locks <@ array['canso', 'montreal_lake_ontario', 'welland', 'sault']),
  add column around_nautical_miles numeric(7, 1),
  add constraint port_distances_round_a_lock check (
    around_nautical_miles is null or (cardinality(locks) > 0 and around_nautical_miles >= nautical_miles)
  );
