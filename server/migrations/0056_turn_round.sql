-- Days in port between two missions; null: none required (record 0131).
alter table vessels
  add column turn_round numeric(4, 2)
    check (turn_round > 0 and turn_round <= 60 and turn_round * 4 = floor(turn_round * 4));
