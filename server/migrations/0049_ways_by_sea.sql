-- Distances that were reckoned before the ways round Cape North and by Panama were known are reckoned anew when they are asked for.
delete from port_distances;
