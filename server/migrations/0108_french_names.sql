update marine_protected_areas set name_fr = french.name
from (
  values
    ('disko-fan-conservation-area', 'Zone de conservation Disko Fan (partie fermée à toute pêche entrant en contact avec le fond)'),
    ('funk-island-deep-closure', 'Fermeture de la fosse de l’île Funk'),
    ('hopedale-saddle-closure', 'Fermeture de l’ensellement de Hopedale')
) french (key, name)
where french.key = marine_protected_areas.key and name_fr = name_en;

update user_types set name_fr = french.name
from (
  values
    ('co_proponent', 'Copromotrice ou copromoteur'),
    ('proponent', 'Promotrice ou promoteur'),
    ('regional_vessel_coordinator', 'Coordonnatrice ou coordonnateur régional des navires'),
    ('national_science_representative', 'Représentante ou représentant national des sciences'),
    ('administrator', 'Administratrice ou administrateur'),
    ('observer', 'Observatrice ou observateur')
) french (key, name)
where french.key = user_types.key;
