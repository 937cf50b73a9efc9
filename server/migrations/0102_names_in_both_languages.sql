alter table scheduling_constraints
  add column name_en text check (length(name_en) between 1 and 250),
  add column name_fr text check (length(name_fr) between 1 and 250);

alter table coastal_states rename column clearance_source to clearance_source_en;
alter table coastal_states rename constraint coastal_states_clearance_source_check to coastal_states_clearance_source_en_check;
alter table coastal_states add column clearance_source_fr text check (length(clearance_source_fr) between 1 and 500);
update coastal_states set clearance_source_fr = case clearance_source_en
  when 'United Nations Convention on the Law of the Sea, article 248'
    then 'Convention des Nations Unies sur le droit de la mer, article 248'
  when 'UNOLS, Advance Notice Requirements (Department of State, Pub. 68, rev. 5)'
    then 'UNOLS, préavis exigés (Département d’État des États-Unis, publication 68, rév. 5)'
  end
where clearance_source_en is not null;
