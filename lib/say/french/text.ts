/** Of the prose of guides and legal texts. */
export const text = {
  'Write "#{write}", not "#{found}".': 'Écrivez « #{write} », et non « #{found} ».',
  'The font of share images has no "#{character}"; write the title without it, or add it to app/fonts/newsreader.woff2.':
    "La police des images de partage n'a pas « #{character} » ; écrivez le titre sans ce caractère, ou ajoutez-le à app/fonts/newsreader.woff2.",
  'The situations of answers.now lead elsewhere than those of #{defaultLocale}.mdx (#{original}); keep the same, in the same order.':
    'Les situations de answers.now ne mènent pas aux mêmes endroits que celles de #{defaultLocale}.mdx (#{original}) ; gardez les mêmes, dans le même ordre.',
  none: 'aucun',
  '"#{slug}" becomes part of an address; use lower-case letters and digits only.':
    '« #{slug} » entre dans une adresse ; minuscules sans accent et chiffres seulement.',
  'Every guide is a folder; move this file into the folder of its guide, or remove it.':
    'Chaque guide est un dossier ; déplacez ce fichier dans le dossier de son guide, ou retirez-le.',
  'This folder is missing; the site needs the text in #{locales}.':
    'Ce dossier manque ; le site a besoin du texte en #{locales}.',
  ' and ': ' et ',
  'The id "#{id}" must start with the name of the text, as in "#{name}-#{id}".':
    "L'id « #{id} » doit commencer par le nom du texte, comme « #{name}-#{id} ».",
  '#{key} is #{here} here and #{there} in #{defaultLocale}.mdx; change every language together.':
    '#{key} vaut #{here} ici et #{there} dans #{defaultLocale}.mdx ; changez toutes les langues ensemble.',
  'updatedOn #{updatedOn} is before policyDate #{policyDate}.':
    'updatedOn #{updatedOn} est avant policyDate #{policyDate}.',
  'No page shows a legal text with this name.#{hint}':
    'Aucune page ne montre de texte juridique de ce nom.#{hint}',
  'Raw HTML such as <#{name}> is not supported; use Markdown, or one of: #{known}.':
    "Le HTML brut, comme <#{name}>, n'est pas admis ; prenez le Markdown, ou l'un de : #{known}.",
  '<#{name}> is not a component of #{subject}.#{hint}':
    "<#{name}> n'est pas un composant des #{subject}.#{hint}",
  '<#{name}> takes only plain text attributes, such as title="…"; remove the braces.':
    '<#{name}> ne prend que des attributs en texte simple, comme title="…" ; retirez les accolades.',
  '<#{name}> has no attribute "#{attribute}".#{hint}':
    "<#{name}> n'a pas d'attribut « #{attribute} ».#{hint}",
  ' It takes none.': " Il n'en prend aucun.",
  '<#{name}> does not accept #{attribute}="#{value}".#{hint}':
    '<#{name}> n\'accepte pas #{attribute}="#{value}".#{hint}',
  '<#{name}> needs #{attribute}="…".': '<#{name}> demande #{attribute}="…".',
  '<#{name}> belongs inside <#{parent}>; put it between <#{parent}> and </#{parent}>.':
    '<#{name}> se place dans <#{parent}> ; mettez-le entre <#{parent}> et </#{parent}>.',
  '<#{name}> has no content; end it with "/>".':
    "<#{name}> n'a pas de contenu ; terminez-le par « /> ».",
  '<#{name}> may contain only #{allowed}; move this elsewhere.':
    '<#{name}> ne peut contenir que #{allowed} ; déplacez ceci ailleurs.',
  'Names are separated by spaces alone: write "#{id}", without a comma.':
    'Les noms se séparent par des espaces seuls : écrivez « #{id} », sans virgule.',
  'guide.yaml has no "#{id}" under #{list}.#{hint}':
    "guide.yaml n'a pas « #{id} » sous #{list}.#{hint}",
  'guide.yaml has no "#{id}" under #{list}; add it there.':
    "guide.yaml n'a pas « #{id} » sous #{list} ; ajoutez-le là.",
  'This section mentions "#{mention}" but cites no source; add <Cite source="…">.':
    'Cette section parle de « #{mention} » sans citer de source ; ajoutez <Cite source="…">.',
  'The site has no language "#{language}"; its languages are #{locales}.':
    "Le site n'a pas de langue « #{language} » ; ses langues sont #{locales}.",
  'A #{kind} has no file of this name; rename it to "#{meant}".':
    "Un #{kind} n'a pas de fichier de ce nom ; renommez-le « #{meant} ».",
  "A #{kind}'s folder may contain only #{expected}; remove this file.":
    "Le dossier d'un #{kind} ne peut contenir que #{expected} ; retirez ce fichier.",
  'TODO marks text still to be written; write it, or keep "draft: true".':
    'TODO marque un texte qui reste à écrire ; écrivez-le, ou gardez « draft: true ».',
  'content/law does not give "#{text}" for the subjects of this guide; correct the text, name the subject it belongs to in guide.yaml, or add it to content/law, with its source.':
    'content/law ne donne pas « #{text} » pour les sujets de ce guide ; corrigez le texte, nommez dans guide.yaml le sujet dont cela relève, ou ajoutez-le à content/law, avec sa source.',
  'This link has no text; write it between the brackets.':
    "Ce lien n'a pas de texte ; écrivez-le entre les crochets.",
  'This link is incomplete; write [text](address), without a space.':
    'Ce lien est incomplet ; écrivez [texte](adresse), sans espace.',
  'No heading here has the id "#{id}".#{hint}': "Aucun intertitre d'ici n'a l'id « #{id} ».#{hint}",
  '"#{url}" is a page of this site; write "page:#{own}", which works in every language.':
    '« #{url} » est une page de ce site ; écrivez « page:#{own} », qui vaut dans toutes les langues.',
  '"#{url}" is not an address #{subject} may link to; use page:…, #… or https://…':
    "« #{url} » n'est pas une adresse que puissent prendre les liens des #{subject} ; prenez page:…, #… ou https://…",
  'There is no page "#{id}".#{hint}': "Il n'y a pas de page « #{id} ».#{hint}",
  'The sections of the page "#{id}" have no stable addresses; link to the page, without "##{anchor}".':
    "Les sections de la page « #{id} » n'ont pas d'adresse stable ; faites le lien vers la page, sans « ##{anchor} ».",
  'The page "#{id}" has no section "#{anchor}".#{hint}':
    "La page « #{id} » n'a pas de section « #{anchor} ».#{hint}",
  'The guide "#{slug}" is a draft; publish it, or remove the link until then.':
    "Le guide « #{slug} » est un brouillon ; publiez-le, ou retirez le lien d'ici là.",
  'The guide "#{slug}" is published on #{publishedOn}; remove the link until then.':
    "Le guide « #{slug} » est publié le #{publishedOn} ; retirez le lien d'ici là.",
  'The title is in the front matter; start sections with "##".':
    "Le titre est dans l'en-tête ; commencez les sections par « ## ».",
  '"#{text}" jumps from level #{depth} to #{found}; use "#{right}".':
    '« #{text} » saute du niveau #{depth} au niveau #{found} ; prenez « #{right} ».',
  'The heading "#{text}" has no id; end it with one, such as "[#scope]".':
    "L'intertitre « #{text} » n'a pas d'id ; finissez-le par un id, comme « [#scope] ».",
  'The id "#{id}" is already that of the heading "#{heading}"; give this one its own.':
    "L'id « #{id} » est déjà celui de l'intertitre « #{heading} » ; donnez à celui-ci le sien.",
  'The id "#{id}" is used by the page itself; choose another.':
    "L'id « #{id} » sert à la page elle-même ; choisissez-en un autre.",
  'Braces contain code, which is not supported in #{subject}; write plain text.':
    "Des accolades contiennent du code, que les #{subject} n'admettent pas ; écrivez du texte simple.",
  'import and export are not supported in #{subject}; components need no import.':
    "import et export ne sont pas admis dans les #{subject} ; les composants n'ont pas besoin d'import.",
  'Images are not supported in #{subject}; #{noImages}.':
    'Les images ne sont pas admises dans les #{subject} ; #{noImages}.',
  'Footnotes are not supported; put the remark in the text.':
    'Les notes de bas de page ne sont pas admises ; mettez la remarque dans le texte.',
  'Task lists are not supported; write a plain list.':
    'Les listes de tâches ne sont pas admises ; écrivez une simple liste.',
  'The asterisks "**" are not a pair, or stand next to a space; put them right before and after the bold words.':
    'Les astérisques « ** » ne vont pas par deux, ou touchent une espace ; mettez-les juste avant et juste après les mots en gras.',
  'A line that starts with "#{mark}" is no list item; start it with "- ".':
    'Une ligne qui commence par « #{mark} » ne fait pas une liste ; commencez-la par un tiret et une espace, « - ».',
  'This table has #{columns} headings; the line below them must make as many columns, not #{below}: write "#{rule}" there.':
    'Ce tableau a #{columns} en-têtes ; la ligne en dessous doit faire autant de colonnes, et non #{below} : écrivez-y « #{rule} ».',
  'This table lacks the line below its headings; add "#{rule}".':
    'Il manque à ce tableau la ligne sous ses en-têtes ; ajoutez « #{rule} ».',
  'A column of this table has no heading; name it.':
    "Une colonne de ce tableau n'a pas d'en-tête ; nommez-la.",
  'This row has 1 cell and its table #{columns} columns; put the cells between "|", empty ones too.':
    'Cette ligne a 1 cellule et son tableau #{columns} colonnes ; mettez les cellules entre « | », les vides aussi.',
  'This row has #{cells} cells and its table #{columns} columns; put the cells between "|", empty ones too.':
    'Cette ligne a #{cells} cellules et son tableau #{columns} colonnes ; mettez les cellules entre « | », les vides aussi.',
  'The section "#{id}" is in #{file} only; add it to #{other}, with the same id, or remove it.':
    "La section « #{id} » n'est que dans #{file} ; ajoutez-la à #{other}, avec le même id, ou retirez-la.",
  'The section "#{id}" comes here where #{file} has "#{expected}"; use the same order in both.':
    'La section « #{id} » vient ici où #{file} a « #{expected} » ; prenez le même ordre dans les deux.',
  'no data': 'aucune donnée',
  'This heading starts with "#{here}" here and "#{there}" in #{file}; make them the same.':
    'Cet intertitre commence par « #{here} » ici et par « #{there} » dans #{file} ; mettez la même chose.',
  'This section shows #{here} here and #{there} in #{file}; make them the same.':
    'Cette section montre #{here} ici et #{there} dans #{file} ; mettez la même chose.',
  'This section has #{here} #{what} here and #{there} in #{file}; make them the same.':
    'Cette section a #{here} #{what} ici et #{there} dans #{file} ; mettez-en autant.',
  'Every language says that it is a translation; remove translationOf from the original.':
    "Chaque langue dit être une traduction ; retirez translationOf de l'original.",
  'This translation does not say which #{language} revision it is based on; once it matches the current text, add the line "translationOf: #{revision}".':
    'Cette traduction ne dit pas sur quelle révision du texte en #{language} elle se fonde ; quand elle correspond au texte actuel, ajoutez la ligne « translationOf: #{revision} ».',
  'The #{language} text has changed since this translation (#{mark}); update the translation, then write "translationOf: #{revision}".':
    'Le texte en #{language} a changé depuis cette traduction (#{mark}) ; mettez la traduction à jour, puis écrivez « translationOf: #{revision} ».',
  'Remove the space before "#{right}".': "Retirez l'espace avant « #{right} ».",
  'English quotation marks are " and ".': 'Remplacez ces guillemets par ceux de l\'anglais : "…".',
  '"#{found}": remove the space before "%".': "« #{found} » : retirez l'espace avant « % ».",
  '"#{found}": write thousands with commas, "#{right}".':
    "« #{found} » : l'anglais sépare les milliers par des virgules, « #{right} ».",
  'Put a space before "#{right}".': 'Mettez une espace avant « #{right} ».',
  'French quotation marks are « and ».': 'Remplacez ces guillemets par ceux du français : « … ».',
  'A quotation opens here with « and never closes; add ».':
    "Une citation s'ouvre ici par « et ne se ferme pas ; ajoutez ».",
  'A quotation closes with » before it opens; add «.':
    "Une citation se ferme par » avant de s'ouvrir ; ajoutez «.",
  '"#{found}": put a space before "#{right}".':
    '« #{found} » : mettez une espace avant « #{right} ».',
  '"#{found}": write "#{number}#{ending}".': '« #{found} » : écrivez « #{number}#{ending} ».',
  '"#{found}": capitals keep their accents; write "É#{right}".':
    '« #{found} » : les capitales gardent leurs accents ; écrivez « É#{right} ».',
  '"A": capitals keep their accents; write "À".':
    '« A » : les capitales gardent leurs accents ; écrivez « À ».',
  '"Ca": capitals keep their cedilla; write "Ça".':
    '« Ca » : les capitales gardent leur cédille ; écrivez « Ça ».',
  '"#{found}": write "#{right}".': '« #{found} » : écrivez « #{right} ».',
  '"#{found}": write "etc." or the dots alone.':
    '« #{found} » : écrivez « etc. » ou les points seuls.',
  'A letter was lost here in an encoding conversion; type it again.':
    "Une lettre s'est perdue ici dans une conversion d'encodage ; retapez-la.",
  'There is an invisible character here, #{name}; delete it, or delete these words and retype them.':
    'Il y a ici un caractère invisible, #{name} ; effacez-le, ou effacez ces mots et retapez-les.',
  'a soft hyphen (#{number})': "un trait d'union conditionnel (#{number})",
  'a zero-width space (#{number})': 'une espace sans chasse (#{number})',
  '"#{found}" is a letter with a combining accent; type the accented letter.':
    "« #{found} » est une lettre suivie d'un accent combinant ; tapez la lettre accentuée.",
  'There is a no-break space here; type an ordinary space, the site adds no-break spaces itself.':
    'Il y a ici une espace insécable ; tapez une espace ordinaire, le site met lui-même les insécables.',
  'There is a double space here; remove one.': 'Il y a ici une espace double ; retirez-en une.',
  '"#{found}": put a space after the comma.': '« #{found} » : mettez une espace après la virgule.',
  '"#{found}": put a space after the semicolon.':
    '« #{found} » : mettez une espace après le point-virgule.',
  '"#{found}": write one full stop, or three.': '« #{found} » : écrivez un point, ou trois.',
  'The #{what} "#{shown}" is also used by #{owner}; give this one its own.':
    '#{owner} a déjà « #{shown} » (#{what}) ; donnez à celui-ci le sien.',
  '#{language} #{key}': '#{key} en #{language}',
  'The sentence "#{sentence}" also appears in #{file}:#{line}; keep it in one guide, and link to it from the other.':
    "La phrase « #{sentence} » figure aussi dans #{file}:#{line} ; gardez-la dans un seul guide, et faites le lien depuis l'autre.",
  '"#{found}" is a word this site avoids; #{instead}.':
    '« #{found} » est un mot que ce site évite ; consigne : #{instead}.',
  '"#{word}" is not in the glossary; explain it in content/glossary.yaml, or write it out. If it needs no explanation, add it to "capitals" in content/style.yaml.':
    "« #{word} » n'est pas dans le glossaire ; expliquez-le dans content/glossary.yaml, ou écrivez-le en toutes lettres. S'il se passe d'explication, ajoutez-le à « capitals » dans content/style.yaml.",
  'This #{kind} could not be checked: #{message}.':
    'Vérification impossible (#{kind}) : #{message}.',
  '[… a passage with a mistake is left out here]': '[… un passage fautif est omis ici]',
  'This passage is not in #{language}; translate it.':
    "Ce passage n'est pas en #{language} ; traduisez-le.",
  '"#{word}" is not in the #{language} dictionary.#{hint} If it is right, add it to content/spelling.yaml.':
    "« #{word} » n'est pas dans le dictionnaire (#{language}).#{hint} Si le mot est juste, ajoutez-le à content/spelling.yaml.",
  '<Question> has no <#{answer}>; add one.': "<Question> n'a pas de <#{answer}> ; ajoutez-en un.",
  '<Question> has #{count} <#{answer}>; keep one.':
    '<Question> a #{count} <#{answer}> ; gardez-en un.',
  'There is no download "#{name}".': "Il n'y a pas de tableur « #{name} ».",
  'An example starts with a heading; "#{line}" is not one.':
    "Un exemple commence par un intertitre ; « #{line} » n'en est pas un.",
  'This file is missing; it contains the data of the examples.':
    'Ce fichier manque ; il contient les données des exemples.',
  'config/site.ts has no fact "#{name}".#{hint}':
    "config/site.ts n'a pas de fait « #{name} ».#{hint}",
  '"#{name}" may be unset, which would leave a gap in the sentence; use a <FactList>, which omits what is unset.':
    '« #{name} » peut rester vide, ce qui laisserait un trou dans la phrase ; prenez un <FactList>, qui omet ce qui est vide.',
  'The figure "#{name}" has no value.': "Le chiffre « #{name} » n'a pas de valeur.",
  '"#{until}" is not a day of the calendar; write the last day of that law, YYYY-MM-DD.':
    "« #{until} » n'est pas un jour du calendrier ; écrivez le dernier jour de ce droit, AAAA-MM-JJ.",
  'No source "#{id}" in guide.yaml.': "Il n'y a pas de source « #{id} » dans guide.yaml.",
  'The work plan has no task "#{name}".': "Le plan de travail n'a pas de tâche « #{name} ».",
  '<Step> takes its deadline from "by" or from the work plan ("task"), not from both; remove one.':
    "<Step> prend son échéance de « by » ou du plan de travail (« task »), non des deux ; retirez l'un.",
  guides: 'guides',
  'say it in words, or as a table, <Steps>, <Pillars> or <KeyFigures> (all at /styleguide/ in the preview); the cover is drawn from guide.yaml':
    "dites-le en mots, ou par un tableau, <Steps>, <Pillars> ou <KeyFigures> (tous à /styleguide/ dans l'aperçu) ; la couverture est dessinée d'après guide.yaml",
  'legal texts': 'textes juridiques',
  'say in words or in a table what the image shows':
    "dites en mots ou par un tableau ce que l'image montre",
  'There is no worked example "#{name}".': "Il n'y a pas d'exemple chiffré « #{name} ».",
  ' Possible: #{listed}': ' Possibles : #{listed}',
  'The cover is #{colour}, not #{other}; name its own colour, or none.':
    'La couverture est en #{colour}, non en #{other} ; nommez sa couleur, ou aucune.',
  // Colours of covers: descriptions of covers are searched for these words.
  green: 'vert',
  teal: 'bleu-vert',
  slate: 'ardoise',
  ochre: 'ocre',
  amber: 'ambre',
  brick: 'brique',
  plum: 'prune',
} as const;
