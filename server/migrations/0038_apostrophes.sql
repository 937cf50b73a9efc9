-- Writes typographic apostrophes, also in texts that administrators have edited.
do $$
declare
  texts record;
begin
  for texts in
    select c.table_name, c.column_name from information_schema.columns c
    where c.table_schema = 'public' and c.data_type = 'text'
      and c.column_name similar to '(name|question|answer)_(en|fr)'
      and c.table_name in ('agencies', 'coastal_states', 'faqs', 'marine_protected_areas', 'ports', 'project_areas',
        'project_types', 'regions', 'thematic_areas', 'vessel_classes')
  loop
    execute format(
      $f$update public.%1$I set %2$I = regexp_replace(%2$I, '(\w)''(\w)', '\1’\2', 'g') where %2$I ~ '\w''\w'$f$,
      texts.table_name, texts.column_name);
  end loop;
end $$;
