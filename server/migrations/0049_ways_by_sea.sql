-- Routes around Cape North and through Panama change cached distances.
delete from port_distances;
