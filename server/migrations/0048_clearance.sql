-- Days of notice that a coastal state requires before work in its waters (record 0085).
alter table coastal_states
  add column clearance_days integer check (clearance_days between 1 and 1000),
  add column clearance_authority_en text check (length(clearance_authority_en) between 1 and 250),
  add column clearance_authority_fr text check (length(clearance_authority_fr) between 1 and 250),
  add column clearance_source text check (length(clearance_source) between 1 and 500),
  add column clearance_note_en text check (length(clearance_note_en) between 1 and 1000),
  add column clearance_note_fr text check (length(clearance_note_fr) between 1 and 1000);

-- Gives existing installations the values of the seeds.
update coastal_states
set clearance_days = said.days,
    clearance_authority_en = said.authority_en,
    clearance_authority_fr = said.authority_fr,
    clearance_source = said.source,
    clearance_note_en = said.note_en,
    clearance_note_fr = said.note_fr
from (
  values
    ('us', 183, 'Department of State', 'Département d’État', 'United Nations Convention on the Law of the Sea, article 248', 'Not stated by the state, as far as is known here: the six months of the Convention.', 'Non précisé par l’État, pour autant qu’on le sache ici : les six mois de la Convention.'),
    ('gl', 92, 'Ministry of Foreign Affairs of Denmark', 'Ministère des affaires étrangères du Danemark', 'UNOLS, Advance Notice Requirements (Department of State, Pub. 68, rev. 5)', null, null),
    ('pm', 122, 'Ministry for Europe and Foreign Affairs of France', 'Ministère de l’Europe et des affaires étrangères de la France', 'UNOLS, Advance Notice Requirements (Department of State, Pub. 68, rev. 5)', null, null),
    ('ru', 183, 'Ministry of foreign affairs', 'Ministère des affaires étrangères', 'United Nations Convention on the Law of the Sea, article 248', 'Not stated by the state, as far as is known here: the six months of the Convention.', 'Non précisé par l’État, pour autant qu’on le sache ici : les six mois de la Convention.'),
    ('is', 183, 'Ministry of foreign affairs', 'Ministère des affaires étrangères', 'UNOLS, Advance Notice Requirements (Department of State, Pub. 68, rev. 5)', null, null),
    ('no', 183, 'Ministry of foreign affairs', 'Ministère des affaires étrangères', 'United Nations Convention on the Law of the Sea, article 248', 'Not stated by the state, as far as is known here: the six months of the Convention.', 'Non précisé par l’État, pour autant qu’on le sache ici : les six mois de la Convention.'),
    ('fo', 92, 'Ministry of Foreign Affairs of Denmark', 'Ministère des affaires étrangères du Danemark', 'UNOLS, Advance Notice Requirements (Department of State, Pub. 68, rev. 5)', null, null),
    ('gb', 92, 'Foreign, Commonwealth and Development Office', 'Foreign, Commonwealth and Development Office', 'UNOLS, Advance Notice Requirements (Department of State, Pub. 68, rev. 5)', null, null),
    ('ie', 183, 'Ministry of foreign affairs', 'Ministère des affaires étrangères', 'UNOLS, Advance Notice Requirements (Department of State, Pub. 68, rev. 5)', null, null),
    ('fr', 122, 'Ministry for Europe and Foreign Affairs', 'Ministère de l’Europe et des affaires étrangères', 'UNOLS, Advance Notice Requirements (Department of State, Pub. 68, rev. 5)', null, null),
    ('pt', 183, 'Ministry of foreign affairs', 'Ministère des affaires étrangères', 'UNOLS, Advance Notice Requirements (Department of State, Pub. 68, rev. 5)', null, null),
    ('es', 183, 'Ministry of foreign affairs', 'Ministère des affaires étrangères', 'UNOLS, Advance Notice Requirements (Department of State, Pub. 68, rev. 5)', null, null),
    ('bm', 92, 'Foreign, Commonwealth and Development Office', 'Foreign, Commonwealth and Development Office', 'UNOLS, Advance Notice Requirements (Department of State, Pub. 68, rev. 5)', null, null),
    ('jp', 183, 'Ministry of foreign affairs', 'Ministère des affaires étrangères', 'United Nations Convention on the Law of the Sea, article 248', 'Not stated by the state, as far as is known here: the six months of the Convention.', 'Non précisé par l’État, pour autant qu’on le sache ici : les six mois de la Convention.'),
    ('mx', 183, 'Ministry of foreign affairs', 'Ministère des affaires étrangères', 'UNOLS, Advance Notice Requirements (Department of State, Pub. 68, rev. 5)', null, null)
) as said (key, days, authority_en, authority_fr, source, note_en, note_fr)
where coastal_states.key = said.key;
