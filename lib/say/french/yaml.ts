/** Of files, YAML, front matter and MDX syntax. */
export const yaml = {
  'Front matter must be YAML between two lines of three hyphens.':
    "L'en-tête doit être du YAML entre deux lignes de trois traits d'union.",
  'The front matter never ends; close it with a line of three hyphens.':
    "L'en-tête ne finit pas ; fermez-le par une ligne de trois traits d'union.",
  'A comment or raw HTML starts here with "<!"; remove it: everything in a text is published.':
    'Un commentaire ou du HTML brut commence ici par « <! » ; retirez-le : tout ce qui est dans un texte est publié.',
  'Write addresses as links, [text](https://…), without "<" and ">".':
    'Écrivez les adresses comme des liens, [texte](https://…), sans « < » ni « > ».',
  'A "<" starts a component; write "&lt;", or words such as "less than".':
    'Un « < » commence un composant ; écrivez « &lt; », ou des mots comme « moins de ».',
  'This tag cannot be parsed; write <Note title="…">, with every value in quotation marks.':
    'Cette balise est illisible ; écrivez <Note title="…">, chaque valeur entre guillemets droits.',
  'A "{" starts code, which texts may not contain; write plain text.':
    "Un « { » commence du code, que les textes n'admettent pas ; écrivez du texte simple.",
  'A line that starts with "import" or "export" is read as code; start it with another word.':
    'Une ligne qui commence par « import » ou « export » est lue comme du code ; commencez-la par un autre mot.',
  'Raw HTML such as #{tag} is not supported; use Markdown.':
    "Le HTML brut, comme #{tag}, n'est pas admis ; prenez le Markdown.",
  '<#{name}> opens within a paragraph and does not close there; end it with "/>", or put both tags on lines of their own, with blank lines around their content.':
    "<#{name}> s'ouvre dans un paragraphe et ne s'y ferme pas ; terminez-le par « /> », ou mettez les deux balises sur des lignes à elles, avec des lignes vides autour du contenu.",
  '<#{name}> is never closed; add </#{name}> after its content.':
    "<#{name}> n'est jamais fermé ; ajoutez </#{name}> après son contenu.",
  '</#{found}> comes before </#{open}>; close <#{open}> first, or correct the name of one of the two.':
    "</#{found}> vient avant </#{open}> ; fermez d'abord <#{open}>, ou corrigez le nom de l'un des deux.",
  '#{tag} follows text; put it on a line of its own, after a blank line.':
    '#{tag} suit du texte ; mettez-le sur une ligne à lui, après une ligne vide.',
  'This closing tag has no opening tag; remove it, or add the opening tag before it.':
    "Cette balise fermante n'a pas d'ouvrante ; retirez-la, ou ajoutez l'ouvrante avant.",
  'The text cannot be parsed: #{plain}.': 'Le texte est illisible : #{plain}.',
  'The front matter is missing; start the file with #{keys} … between two lines of "---".':
    "L'en-tête manque ; commencez le fichier par #{keys} … entre deux lignes de « --- ».",
  'This translation is missing, and every #{kind} is written in #{locales}; copy #{original} to #{name}, and translate it.':
    'Cette traduction manque, et chaque #{kind} est écrit en #{locales} ; copiez #{original} sous le nom #{name}, et traduisez-le.',
  'This file is missing; every #{kind} is written in #{locales}.':
    'Ce fichier manque ; chaque #{kind} est écrit en #{locales}.',
  'This file has #{size} kB; the limit is 1,000 kB.':
    'Ce fichier pèse #{size} ko ; la limite est de 1 000 ko.',
  'This file is in UTF-16; save it again as UTF-8.':
    'Ce fichier est en UTF-16 ; enregistrez-le en UTF-8.',
  'This is not a text file; replace it with one saved as UTF-8.':
    "Ce n'est pas un fichier de texte ; remplacez-le par un autre, enregistré en UTF-8.",
  'This file is not in UTF-8: the character here cannot be read. Save it again as UTF-8.':
    "Ce fichier n'est pas en UTF-8 : le caractère est ici illisible. Enregistrez-le en UTF-8.",
  'A merge left two versions of some lines here; keep the right one, and remove the lines that start with "<<<<<<<", "=======" and ">>>>>>>".':
    'Une fusion a laissé ici deux versions de quelques lignes ; gardez la bonne, et retirez les lignes qui commencent par « <<<<<<< », « ======= » et « >>>>>>> ».',
  'This is a folder; there must be a file instead.':
    'Ceci est un dossier ; il faut un fichier à la place.',
  'This file is missing.': 'Ce fichier manque.',
  'This file cannot be opened (#{code}); check its permissions.':
    "Ce fichier ne s'ouvre pas (#{code}) ; vérifiez ses droits d'accès.",
  'is missing': 'manque',
  '"#{value}" is not a date; write YYYY-MM-DD, YYYY-MM or YYYY, in quotation marks':
    "« #{value} » n'est pas une date ; écrivez AAAA-MM-JJ, AAAA-MM ou AAAA, entre guillemets droits",
  '"#{value}" is not a valid date; write YYYY-MM-DD':
    "« #{value} » n'est pas une date valable ; écrivez AAAA-MM-JJ",
  '"#{value}" is not in the calendar; correct its day or month':
    "« #{value} » n'existe pas dans le calendrier ; corrigez le jour ou le mois",
  '"#{value}" is not an address; write one that starts with https://':
    "« #{value} » n'est pas une adresse ; écrivez-en une qui commence par https://",
  '"#{value}" must be lower-case words joined by hyphens':
    "« #{value} » doit être fait de mots en minuscules joints par des traits d'union",
  'must be one of: #{values}': "doit être l'un de : #{values}",
  '"#{value}" is not known; use one of: #{values}':
    "« #{value} » n'est pas connu ; prenez l'un de : #{values}",
  '"#{value}" is not known; use one of: #{values}, or remove this line':
    "« #{value} » n'est pas connu ; prenez l'un de : #{values}, ou retirez cette ligne",
  'must be in every language, as in { #{locales} }':
    'doit être dans chaque langue, comme { #{locales} }',
  'is missing; write [] if there is none': "manque ; écrivez [] s'il n'y a rien",
  '"#{id}" is already the id of another': "« #{id} » est déjà l'id d'un autre",
  '"#{value}" is not a rule and one of its figures, as in "csrd-scope.employees"':
    "« #{value} » n'est pas une règle et l'un de ses chiffres, comme « csrd-scope.employees »",
  'names the same entry twice; keep one': 'nomme deux fois la même entrée ; gardez-en une',
  '1 character': '1 caractère',
  '#{length} characters': '#{length} caractères',
  'has #{characters}; write at least #{min}': 'a #{characters} ; écrivez-en au moins #{min}',
  'has #{characters}; shorten it to at most #{max}':
    'a #{characters} ; raccourcissez à #{max} au plus',
  'must be text': 'doit être du texte',
  '"#{value}" is not a language and a revision, as in "fr-3f9a1c"':
    "« #{value} » n'est pas une langue et une révision, comme « fr-3f9a1c »",
  'may contain only letters and digits': 'ne peut contenir que des lettres et des chiffres',
  'may name at most #{max} guides': 'peut nommer au plus #{max} guides',
  'names the same guide twice': 'nomme deux fois le même guide',
  '"#{value}" is neither a section here, as in "#steps", nor a page, as in "page:guides/csrdguide#steps"':
    "« #{value} » n'est ni une section d'ici, comme « #steps », ni une page, comme « page:guides/csrdguide#steps »",
  'shorten it to at most 40 characters': 'se limite à 40 caractères ; raccourcissez',
  'needs at least 2 situations': 'demande au moins 2 situations',
  'may have at most 7 situations': 'peut avoir au plus 7 situations',
  'needs at least 3 lines': 'demande au moins 3 lignes',
  'must be { measure, operator, value, unit }, { measure, is }, { rule } or { combine, criteria }':
    'doit être { measure, operator, value, unit }, { measure, is }, { rule } ou { combine, criteria }',
  'must be true, false or a word': 'doit être true, false ou un mot',
  'must be the id of a rule': "doit être l'id d'une règle",
  'needs a noun that says what is counted, exactly when its unit is "count"':
    "demande « noun », qui dit ce que l'on compte, quand son unité est « count », et seulement alors",
  'must be 1 or more': 'doit être 1 ou plus',
  '"#{value}" is not a CELEX number': "« #{value} » n'est pas un numéro CELEX",
  'needs at least one version': 'demande au moins une version',
  'The key "#{key}" is not known.#{hint}': "La clé « #{key} » n'est pas connue.#{hint}",
  '#{message}, on line #{line}; give this one its own, or remove it.':
    '#{message}, à la ligne #{line} ; donnez à celui-ci le sien, ou retirez-le.',
  '"#{path}" is missing; write "#{key}: …".': '« #{path} » manque ; écrivez « #{key}: … ».',
  '"#{path}" #{what}.': '#{path} : #{what}.',
  'The file': 'Le fichier',
  'is empty; write its value': 'est vide ; écrivez sa valeur',
  'must be a list, each item after "- "': 'doit être une liste, chaque élément après « - »',
  'must contain keys and values, as in "key: value"':
    'doit contenir des clés et des valeurs, comme « clé: valeur »',
  'Within braces, a text ends at a comma; put this one in quotation marks: #{key}: #{quoted}.':
    'Entre accolades, un texte finit à la virgule ; mettez celui-ci entre guillemets droits : #{key}: #{quoted}.',
  'Curly quotation marks do not enclose a text in YAML; type straight ones at both ends: "…".':
    'Des guillemets courbes n\'entourent pas un texte en YAML ; tapez-en de droits aux deux bouts : "…".',
  'put the text in quotation marks': 'mettez le texte entre guillemets droits',
  'This line starts with a tab; indent with spaces.':
    'Cette ligne commence par une tabulation ; décalez-la par des espaces.',
  'This line contains a second ": ", or is not aligned with its neighbours; #{quoteIt}, or align the line.':
    "Cette ligne contient un second deux-points, ou n'est pas alignée sur ses voisines ; #{quoteIt}, ou alignez la ligne.",
  'A comma is missing before "#{key}:"; add it.':
    'Il manque une virgule avant « #{key}: » ; ajoutez-la.',
  'This text contains ": "; put it in quotation marks.':
    "Ce texte contient un deux-points suivi d'une espace ; mettez-le entre guillemets droits.",
  'This line is not aligned with its neighbours, or a bracket is not closed; align it.':
    "Cette ligne n'est pas alignée sur ses voisines, ou un crochet n'est pas fermé ; alignez-la.",
  'A "---" line splits this file in two; remove it.':
    'Une ligne « --- » coupe ce fichier en deux ; retirez-la.',
  'A backslash is an escape character in double quotation marks; use single ones instead.':
    "La barre oblique inverse est un caractère d'échappement entre guillemets doubles ; prenez des simples.",
  'There is text after the end of this value; if the value contains quotation marks, enclose it in the other kind; if one before it was left open, close that one.':
    "Du texte suit la fin de cette valeur ; si la valeur contient des guillemets, entourez-la de l'autre sorte ; si l'un d'eux n'a pas été fermé plus haut, fermez-le.",
  'The key "#{key}" appears twice; keep one of them.':
    'La clé « #{key} » apparaît deux fois ; gardez-en une.',
  'A text cannot start with "#{sign}"; #{quoteIt}.':
    'Un texte ne peut pas commencer par « #{sign} » ; #{quoteIt}.',
  'Put a space after the hyphen: "- id".': "Mettez une espace après le trait d'union : « - id ».",
  'The quotation mark that opens here is never closed; add one at the end of the text.':
    "Le guillemet qui s'ouvre ici ne se ferme pas ; ajoutez-en un à la fin du texte.",
  'This line is neither "key: value" nor an item that starts with "- "; indent the lines of a long text under its key.':
    "Cette ligne n'est ni « clé: valeur » ni un élément qui commence par « - » ; décalez sous sa clé les lignes d'un long texte.",
  'This is not valid YAML: #{message}.': "Ce n'est pas du YAML valable : #{message}.",
  'A text cannot start with "#{sign}"; #{quoteIt}, or write the value itself.':
    'Un texte ne peut pas commencer par « #{sign} » ; #{quoteIt}, ou écrivez la valeur elle-même.',
} as const;
