/** Of glossary, questions and the other files of content/, and words that messages are made of. */
export const lists = {
  'A portrait needs the name of who it shows.':
    "Un portrait demande le nom de la personne qu'il montre.",
  '#{on} is in the future; write the day of issue.':
    '#{on} est dans le futur ; écrivez le jour de la délivrance.',
  'There is no public/company/#{picture}; put the picture there.':
    "Il n'y a pas de public/company/#{picture} ; mettez-y l'image.",
  'public/company/#{picture} has #{size} kB; save it smaller, at most 100 kB.':
    'public/company/#{picture} pèse #{size} ko ; allégez le fichier : 100 ko au plus.',
  'This folder is missing; it contains a folder for each guide.':
    'Ce dossier manque ; il contient un dossier par guide.',
  'There is nothing called "#{name}" in content/.#{hint}':
    "Rien ne s'appelle « #{name} » dans content/.#{hint}",
  ' Did you mean "#{meant}"?': ' Vouliez-vous dire « #{meant} » ?',
  'There is no such spreadsheet.': "Il n'y a pas de tableur de ce nom.",
  'The sheet "#{name}" has no column "#{column}", which a computation of it needs; add the column, or remove "computed" where it is of no use.':
    "La feuille « #{name} » n'a pas la colonne « #{column} », dont un de ses calculs a besoin ; ajoutez-la, ou retirez « computed » là où il ne sert à rien.",
  'The sheet has no column "#{key}".#{hint}': "La feuille n'a pas de colonne « #{key} ».#{hint}",
  '"#{guide}" is not a guide.#{hint}': "« #{guide} » n'est pas un guide.#{hint}",
  'There is no content/law/#{subject}.yaml.#{hint}':
    "Il n'y a pas de content/law/#{subject}.yaml.#{hint}",
  '"#{name}" is too long to head the page of its questions; give #{file} a cardTitle of at most #{max} characters.':
    '« #{name} » est trop long pour le titre de la page de ses questions ; donnez à #{file} un cardTitle de #{max} caractères au plus.',
  'There is no #{kind} "#{name}".#{hint}': 'Introuvable : #{kind} « #{name} ».#{hint}',
  computation: 'calcul',
  column: 'colonne',
  list: 'liste',
  '"#{id}" is already the id of another column; give this one its own.':
    "« #{id} » est déjà l'id d'une autre colonne ; donnez à celle-ci le sien.",
  'entry of the list "#{list}" called': 'entrée de la liste « #{list} » nommée',
  'No example of this name is computed.#{hint}': "Aucun exemple de ce nom n'est calculé.#{hint}",
  'The computation gives no "#{name}" here.#{hint}':
    'Le calcul ne donne pas de « #{name} » ici.#{hint}',
  'The computation gives no "#{name}".#{hint}': 'Le calcul ne donne pas de « #{name} ».#{hint}',
  '"terms[#{index}].guide" "#{guide}" is not a guide; use one of: #{slugs}.':
    "« terms[#{index}].guide » : « #{guide} » n'est pas un guide ; prenez l'un de : #{slugs}.",
  'The acronym "#{acronym}" is already explained by "#{other}"; keep one of the two.':
    "Le sigle « #{acronym} » est déjà expliqué par « #{other} » ; gardez l'un des deux.",
  '"#{page}" is not a page; write an id of routes/registry.ts.':
    "« #{page} » n'est pas une page ; écrivez un id de routes/registry.ts.",
  'reviewedOn #{reviewedOn} is in the future; write the day it was done.':
    'reviewedOn #{reviewedOn} est dans le futur ; écrivez le jour où cela a été fait.',
  'There is no page "#{to}".#{hint}': "Il n'y a pas de page « #{to} ».#{hint}",
  '"#{from}" is the address of a page; remove this redirect, which would hide it, or the page.':
    "« #{from} » est l'adresse d'une page ; retirez cette redirection, qui la cacherait, ou la page.",
  '"#{from}" is redirected above already; keep one of the two.':
    "« #{from} » est déjà redirigé plus haut ; gardez l'une des deux.",
  '"#{list}[#{index}].page" "#{page}" is not a page; write an id of routes/registry.ts, guides/ and the folder of a guide, or obligations/ and the id of a text.':
    "« #{list}[#{index}].page » : « #{page} » n'est pas une page ; écrivez un id de routes/registry.ts, guides/ et le dossier d'un guide, ou obligations/ et l'id d'un texte.",
  'The search treats "#{phrase}" and "#{other}" as the same; keep one of them.':
    "La recherche ne distingue pas « #{phrase} » de « #{other} » ; gardez l'un des deux.",
  '"#{phrase}" contains no searchable word; remove it.':
    "« #{phrase} » n'a aucun mot que l'on puisse chercher ; retirez-le.",
  '"#{subject}" is a subject of "#{owner}" already.':
    '« #{subject} » est déjà un sujet de « #{owner} ».',
  'There is no guide "#{guide}".#{hint}': "Il n'y a pas de guide « #{guide} ».#{hint}",
  '"#{rule}" comes with the regime "#{checker}" of the checker; leave it out here.':
    '« #{rule} » vient avec le régime « #{checker} » du simulateur ; ne la répétez pas ici.',
  '"#{id}" names no rule of the register; a page needs one.':
    '« #{id} » ne nomme aucune règle du registre ; une page en demande une.',
  '"#{id}" has no name: write "name", or "subjects", whose first one names it.':
    "« #{id} » n'a pas de nom : écrivez « name », ou « subjects », dont le premier lui donne le sien.",
  '#{entry} on #{date}': '#{entry} le #{date}',
  '"#{subject}" is not a subject.#{hint}': "« #{subject} » n'est pas un sujet.#{hint}",
  'There is no page "#{page}".#{hint}': "Il n'y a pas de page « #{page} ».#{hint}",
  'The sections of the page "#{page}" have no stable addresses; leave "anchor" out.':
    "Les sections de la page « #{page} » n'ont pas d'adresse stable ; laissez « anchor » de côté.",
  'The page "#{page}" has no section "#{anchor}" (#{locale}).#{hint}':
    "La page « #{page} » n'a pas de section « #{anchor} » (#{locale}).#{hint}",
  'This file is missing; it lists what pages say of the company and the product under "claims".':
    "Ce fichier manque ; il énumère sous « claims » ce que les pages disent de l'entreprise et du produit.",
  'must be text; put it in quotation marks':
    'doit être du texte ; mettez-le entre guillemets droits',
  '"#{value}" is not a picture; write the name of a .jpg, .png, .webp, .avif or .svg file, in lower case':
    "« #{value} » n'est pas une image ; écrivez le nom d'un fichier .jpg, .png, .webp, .avif ou .svg, en minuscules",
  'This file is missing; a guide or a page has it as its cover.':
    "Ce fichier manque ; un guide ou une page l'a pour couverture.",
  'The drawing must fill a field of 480 × 300; write viewBox="0 0 480 300".':
    'Le dessin doit remplir un champ de 480 × 300 ; écrivez viewBox="0 0 480 300".',
  '<#{tag}> cannot be drawn on a cover; turn it into a <path>.':
    '<#{tag}> ne peut pas être dessiné sur une couverture ; faites-en un <path>.',
  'A <path> has class and d only; remove #{key}, and choose a class for its look.':
    "Un <path> n'a que class et d ; retirez #{key}, et choisissez une classe pour son aspect.",
  'The class "#{paint}" is not known.#{hint}': "La classe « #{paint} » n'est pas connue.#{hint}",
  'The d of a <path> must be path data: letters and numbers that start with M.':
    "Le d d'un <path> doit être un tracé : des lettres et des nombres qui commencent par M.",
  'This is not an SVG drawing.': "Ce n'est pas un dessin SVG.",
  'The drawing has no <path>.': "Le dessin n'a pas de <path>.",
  '"#{value}" must be one word of letters and digits, as in "dueDate"':
    '« #{value} » doit être un seul mot de lettres et de chiffres, comme « dueDate »',
  'must be a whole number': 'doit être un nombre entier',
  'must be a number, the key of a list, or a text in every language, as in { #{locales} }':
    "doit être un nombre, la clé d'une liste ou un texte dans chaque langue, comme { #{locales} }",
  'must be true, or be left out': 'doit être true, ou être omis',
  'must be the name of a list, or numbers, as in [1, 2, 3]':
    "doit être le nom d'une liste, ou des nombres, comme [1, 2, 3]",
  'must have at most 31 characters in each language, and none of [ ] : * ? / \\':
    'doit avoir au plus 31 caractères dans chaque langue, sans [ ] : * ? / ni \\',
  'needs at least one column': 'demande au moins une colonne',
  'is missing; write [] for none': "manque ; écrivez [] s'il n'y a rien",
  'needs at least one sheet': 'demande au moins une feuille',
  'This file is missing; it has what the spreadsheets of content/downloads share.':
    'Ce fichier manque ; il a ce que les tableurs de content/downloads partagent.',
  'must be a number, without quotation marks': 'doit être un nombre, sans guillemets',
  'must be 1 to 5': 'doit être de 1 à 5',
  'must be true or false, without quotation marks': 'doit être true ou false, sans guillemets',
  'needs at least one item': 'demande au moins un élément',
  'must have a text, or sentences, or a caption with rows and columns':
    'doit avoir un texte, ou des phrases, ou une légende avec des lignes et des colonnes',
  'needs at least one part': 'demande au moins une partie',
  'This file is missing; it has what the worked example is computed from, and its words.':
    "Ce fichier manque ; il a les données de l'exemple chiffré, et ses mots.",
  'must be the folder name of a guide': "doit être le nom du dossier d'un guide",
  'This file is missing; it has the days to which the evidence for the law goes.':
    "Ce fichier manque ; il a les jours jusqu'auxquels vont les preuves du droit.",
  'This file is missing; it lists every acronym of the site under "terms".':
    'Ce fichier manque ; il énumère sous « terms » tous les sigles du site.',
  'This file is missing; copy the one of another guide and change its values.':
    "Ce fichier manque ; copiez celui d'un autre guide et changez ses valeurs.",
  'This file is missing; it lists the texts that have a page of their own under "obligations".':
    'Ce fichier manque ; il énumère sous « obligations » les textes qui ont une page à eux.',
  'This file is missing; it lists the questions that people ask under "questions".':
    "Ce fichier manque ; il énumère sous « questions » les questions que l'on pose.",
  '"#{value}" is not an address; write it without the language and without slashes at the ends, as in "guides/oldguide"':
    "« #{value} » n'est pas une adresse ; écrivez-la sans la langue et sans barre oblique aux bouts, comme « guides/oldguide »",
  'needs at least one phrase': 'demande au moins une expression',
  'This file is missing; it lists the synonyms of the search under "groups".':
    'Ce fichier manque ; il énumère sous « groups » les synonymes de la recherche.',
  'needs at least one word': 'demande au moins un mot',
  'is missing; write the words between brackets, as in [leader, leaders]':
    'manque ; écrivez les mots entre crochets, comme [leader, leaders]',
  'This file is missing; it lists words that no dictionary has, under "every", "fr" and "en".':
    "Ce fichier manque ; il énumère sous « every », « fr » et « en » les mots qu'aucun dictionnaire n'a.",
  'table rows': 'lignes de tableau',
  guide: 'guide',
  'legal text': 'texte juridique',
  act: 'acte',
  rule: 'règle',
  milestone: 'échéance',
  change: 'changement',
  acts: 'actes',
  rules: 'règles',
  milestones: 'échéances',
  changes: 'changements',
  // Of npm run new:guide.
  '"#{slug}" becomes part of an address: lower-case letters and digits only, without accents#{hint}.':
    '« #{slug} » entre dans une adresse : minuscules sans accent et chiffres seulement#{hint}.',
  ', such as "#{proposal}"': ', comme « #{proposal} »',
  '"#{slug}" is long for an address; use at most #{max} characters.':
    '« #{slug} » est long pour une adresse ; au plus #{max} caractères.',
  '"#{slug}" is reserved; use another, such as "#{slug}guide".':
    '« #{slug} » est réservé ; prenez un autre nom, comme « #{slug}guide ».',
  'There is already a guide "#{slug}"; use another name.':
    'Il y a déjà un guide « #{slug} » ; prenez un autre nom.',
  'Name of the folder, which becomes the address (such as waterguide)':
    "Nom du dossier, qui devient l'adresse (comme waterguide)",
  'The same name with its capitals, as in CSRDGuide, for a second address':
    'Le même nom avec ses capitales, comme CSRDGuide, pour une seconde adresse',
  'Title (#{language})': 'Titre (#{language})',
  Tag: 'Catégorie',
  '"#{answer}" must be "#{name}" apart from capitals.':
    '« #{answer} » doit être « #{name} », aux majuscules près.',
  'Figure of the cover': 'Dessin de la couverture',
  'Colour of the cover, which is that of the tag':
    'Couleur de la couverture, qui est celle de la catégorie',
  '"#{answer}" is not known.#{hint}': "« #{answer} » n'est pas connu.#{hint}",
  'The title #{message}.': 'Le titre #{message}.',
  '"#{title}" is also the title of #{owner}; each guide needs its own.':
    '« #{title} » est aussi le titre de #{owner} ; chaque guide a le sien.',
  '#{folder} already exists.': '#{folder} existe déjà.',
  'The template uses "#{name}", which is not defined.':
    "Le modèle emploie « #{name} », qui n'est pas défini.",
  '"#{value}" does not belong to a flag; put text in quotation marks.':
    '« #{value} » ne va avec aucune option ; mettez les textes entre guillemets droits.',
  'Unknown flag "#{flag}".#{hint}': 'Option inconnue « #{flag} ».#{hint}',
  '#{flag} needs a value.': '#{flag} demande une valeur.',
  'npm run new:guide -- [flags]; asks for whatever the flags leave out, at the terminal or in piped lines.':
    'npm run new:guide -- [options] ; demande ce que les options laissent de côté, au terminal ou par des lignes reçues.',
  ': #{choices}': ' : #{choices}',
  'is missing. #{text}#{choices}.': 'manque. #{text}#{choices}.',
  'Piped lines answer, one each: #{piped}.': 'Les lignes reçues répondent, une à une : #{piped}.',
  'Created #{folder} as a draft, which is not published.':
    "#{folder} est créé comme brouillon, qui n'est pas publié.",
  '1. See it: npm run dev, then http://localhost:3000#{addresses}':
    '1. Le voir : npm run dev, puis http://localhost:3000#{addresses}',
  '2. Write it: replace every TODO in the files of #{folder}':
    "2. L'écrire : remplacez chaque TODO dans les fichiers de #{folder}",
  '3. Check it: npm run check -- content': '3. Le vérifier : npm run check -- content',
  '4. Publish it: remove "draft: true" from guide.yaml, and commit':
    '4. Le publier : retirez « draft: true » de guide.yaml, et enregistrez dans git',
  'docs/writing-a-guide.md explains each step.':
    'docs/fr/writing-a-guide.md explique chaque étape.',
  'No files were written, because the guide would have errors:':
    "Aucun fichier n'a été écrit, parce que le guide aurait des erreurs :",
  error: 'erreur',
  warning: 'avertissement',
  '#{subject}: #{errors}, #{warnings}': '#{subject} : #{errors}, #{warnings}',
  '#{errors} error': '#{errors} erreur',
  '#{errors} errors': '#{errors} erreurs',
  '#{warnings} warning': '#{warnings} avertissement',
  '#{warnings} warnings': '#{warnings} avertissements',
  '1 problem to fix before this page can be published':
    '1 problème à corriger avant que cette page puisse être publiée',
  '#{count} problems to fix before this page can be published':
    '#{count} problèmes à corriger avant que cette page puisse être publiée',
  'Below, what has a mistake is left out or shown as it last was without, and a missing translation in the original language.':
    "Plus bas, ce qui est fautif est omis ou montré comme avant la faute, et une traduction qui manque est montrée dans la langue d'origine.",
  '1 note on this page': '1 note sur cette page',
  '#{count} notes on this page': '#{count} notes sur cette page',
  '1 problem to fix before this page can be shown':
    '1 problème à corriger avant que cette page puisse être montrée',
  '#{count} problems to fix before this page can be shown':
    '#{count} problèmes à corriger avant que cette page puisse être montrée',
  'Fix and save the file; the page then reloads automatically.':
    "Corrigez et enregistrez le fichier ; la page se recharge d'elle-même.",
} as const;
