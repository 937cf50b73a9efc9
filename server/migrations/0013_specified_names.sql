-- Colour names from the specification, with their CSS values.
alter table request_statuses drop constraint request_statuses_color_check;
alter table request_statuses add column color_hex text;
update request_statuses set (color, color_hex) = (
  select specified.color, specified.color_hex from (values
    (1, 'light-blue', '#add8e6'),
    (2, 'teal', '#008080'),
    (3, 'orange', '#ffa500'),
    (4, 'light-green', '#90ee90'),
    (5, 'red', '#ff0000'),
    (6, 'green', '#008000'),
    (7, 'red', '#ff0000')
  ) specified (id, color, color_hex) where specified.id = request_statuses.id);
alter table request_statuses alter column color_hex set not null;
alter table request_statuses add check (color ~ '^[a-z]+(-[a-z]+)*$'), add check (color_hex ~ '^#[0-9a-f]{6}$');

update user_types set (key, name_en, name_fr) = (
  select specified.key, specified.name_en, specified.name_fr from (values
    (1, 'co_proponent', 'Co-proponent', 'Copromoteur, copromotrice'),
    (2, 'proponent', 'Proponent', 'Promoteur, promotrice'),
    (3, 'regional_vessel_coordinator', 'Regional vessel coordinator',
      'Coordonnateur régional, coordonnatrice régionale des navires'),
    (4, 'national_science_representative', 'National science representative',
      'Représentant national, représentante nationale des sciences'),
    (5, 'administrator', 'Administrator', 'Administrateur, administratrice'),
    (6, 'observer', 'Observer', 'Observateur, observatrice')
  ) specified (id, key, name_en, name_fr) where specified.id = user_types.id);
