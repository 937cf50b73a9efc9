-- Locks on the way between two ports, and how far it is round those that can be gone round (docs/decisions/0101). What was
-- reckoned before is reckoned anew when it is asked for.
delete from port_distances;
alter table port_distances
  add column locks text[] not null default '{}'
    check (locks <@ array['canso', 'montreal_lake_ontario', 'welland', 'sault']),
  add column around_nautical_miles numeric(7, 1),
  add constraint port_distances_round_a_lock check (
    around_nautical_miles is null or (cardinality(locks) > 0 and around_nautical_miles >= nautical_miles)
  );
