/** Of interface messages, external links and translations, and what the commands of writers print. */
export const commands = {
  'Syntax error: a comma, quotation mark or bracket is missing or superfluous, here or just before.':
    'Erreur de syntaxe : une virgule, un guillemet ou un crochet manque ou est en trop, ici ou juste avant.',
  'There is no message "#{message}"; write the key of the one that makes this claim, or remove the claim.':
    "Il n'y a pas de message « #{message} » ; écrivez la clé de celui qui porte cette affirmation, ou retirez l'affirmation.",
  'The message "#{message}" has a placeholder or a tag; name one that stands by itself.':
    'Le message « #{message} » contient une variable ou une balise ; nommez-en un qui se lise tel quel.',
  'The #{kind} "#{key}" has #{count} characters; write #{min} to #{max}.':
    '« #{key} » (#{kind}) a #{count} caractères ; il en faut de #{min} à #{max}.',
  'The font of share images has no "#{character}"; write "#{key}" without it, or add it to app/fonts/newsreader.woff2.':
    "La police des images de partage n'a pas « #{character} » ; écrivez « #{key} » sans ce caractère, ou ajoutez-le à app/fonts/newsreader.woff2.",
  'The #{kind} "#{key}" is also used by "#{owner}"; each page needs its own.':
    '« #{key} » (#{kind}) a le même texte que « #{owner} » ; chaque page doit avoir le sien.',
  'The site has no language "#{language}"; its languages are #{known}.':
    "Le site n'a pas de langue « #{language} » ; ses langues sont #{known}.",
  'The key "#{key}" of #{file} is missing here; add its translation.':
    'La clé « #{key} » de #{file} manque ici ; ajoutez sa traduction.',
  'The key "#{key}" must use the same placeholders as #{file}: #{expected}.':
    'La clé « #{key} » doit avoir les mêmes variables que dans #{file} : #{expected}.',
  'The key "#{key}" is unused; remove it from every language.':
    'La clé « #{key} » ne sert nulle part ; retirez-la de toutes les langues.',
  'The code uses the key "#{key}", which does not exist; add it to every language.':
    "Le code se sert de la clé « #{key} », qui n'existe pas ; ajoutez-la dans toutes les langues.",
  '#{all} addresses, #{open} to check': 'adresses : #{all}, dont #{open} à interroger',
  'No host could be found; is this machine online?':
    "Aucun hôte n'a été trouvé ; cette machine est-elle connectée au réseau ?",
  '#{url} is gone (#{status}); link to what took its place.':
    "#{url} n'existe plus (#{status}) ; faites le lien vers ce qui l'a remplacé.",
  '#{url} answers #{status}; open it in a browser.':
    '#{url} répond #{status} ; ouvrez cette adresse dans un navigateur.',
  '#{url} does not answer (#{reason}); open it in a browser.':
    '#{url} ne répond pas (#{reason}) ; ouvrez cette adresse dans un navigateur.',
  '#{host} limits requests for now; #{left} of its addresses are left for later.':
    '#{host} limite les demandes pour le moment ; adresses remises à plus tard : #{left}.',
  'its host does not exist': "son hôte n'existe pas",
  'A profile is an object: #{example}.': 'Un profil est un objet : #{example}.',
  '"#{name}" is one of #{allowed}, not "#{value}".':
    "« #{name} » est l'un de : #{allowed} ; pas « #{value} ».",
  '"#{name}" is not an answer; use #{allowed}.':
    "« #{name} » n'est pas une réponse ; prenez l'une de : #{allowed}.",
  ' or ': ' ou ',
  '"#{name}" is #{readings}, not "#{value}", which may be either.':
    "« #{name} » vaut #{readings} ; « #{value} » peut se lire des deux façons, écrivez l'une d'elles.",
  '"#{name}" is a number, a range such as 900-1100, or "about 1000", not "#{value}".':
    '« #{name} » est un nombre, une fourchette comme 900-1100, ou « about 1000 » ; pas « #{value} ».',
  proposed: 'proposée',
  past: 'passée',
  current: 'en cours',
  upcoming: 'à venir',
  deferred: 'reportée',
  cancelled: 'annulée',
  '"#{value}" is not a day of the calendar; write YYYY-MM-DD.':
    "« #{value} » n'est pas un jour du calendrier ; écrivez AAAA-MM-JJ.",
  'The law is known from #{first} to #{last}, not on #{day}.':
    'Le droit est connu du #{first} au #{last}, pas au #{day}.',
  names: 'nomme',
  shows: 'montre',
  'what applies to the company profiles of a JSON file, as JSON, today or under the law of another day':
    "ce qui s'applique aux profils d'entreprise d'un fichier JSON, en JSON, aujourd'hui ou selon le droit d'un autre jour",
  'up to date': 'à jour',
  missing: 'absente',
  name: 'nom',
  what: 'quoi',
  '"#{name}" is not a format; use one of: #{known}.':
    "« #{name} » n'est pas un format ; prenez l'un de : #{known}.",
  'There is no check "#{name}".': "Il n'y a pas de vérification « #{name} ».",
  'types of everything, tests included': 'les types partout, tests compris',
  'lint and formatting': 'le lint et la mise en forme',
  'everything under content/, or only a guide (csrdguide), a legal text (privacy), glossary, style, or a file or folder':
    'tout ce qui est sous content/, ou seulement un guide (csrdguide), un texte juridique (privacy), glossary, style, un fichier ou un dossier',
  'the spelling of content/ and messages/; words that no dictionary has are in content/spelling.yaml':
    "l'orthographe de content/ et de messages/ ; les mots absents des dictionnaires sont dans content/spelling.yaml",
  'messages/: that every language has them, and that code uses them':
    'messages/ : que chaque langue les ait, et que le code les emploie',
  'licences: #{packages} packages, #{problems} problems':
    'licences : #{packages} paquets, problèmes : #{problems}',
  'those of production packages': 'celles des paquets de production',
  'what is to be reviewed within 30 days, by when and by whom: guides, law, claims, answers; and what will then be an error. Exit code 1 while anything is due; SITE_TODAY asks for another day':
    "ce qui est à relire dans les 30 jours, avant quand et par qui : guides, droit, affirmations, réponses ; et ce qui sera alors une erreur. Code de sortie 1 tant qu'il en reste ; SITE_TODAY interroge un autre jour",
  'whether every setting is ready for a release':
    'si chaque réglage est prêt pour une mise en ligne',
  'whether the external addresses of content/ and messages/ still answer: one question per second to a host, and none for a week once an address has answered':
    "si les adresses extérieures de content/ et de messages/ répondent encore : une demande par seconde à chaque hôte, et aucune pendant une semaine une fois que l'adresse a répondu",
  'Without a name: types, lint, content, spelling, messages and licences.':
    'Sans nom : types, lint, content, spelling, messages et licences.',
  'The messages of content, spelling, messages, reviews and links are in French where the terminal is (LC_ALL, LANG), or with --lang fr.':
    "Les messages de content, spelling, messages, reviews et links sont en français si le terminal l'est (LC_ALL, LANG), ou avec --lang fr.",
  'Messages are in French where the terminal is (LC_ALL, LANG), or with --lang fr.':
    "Les messages sont en français si le terminal l'est (LC_ALL, LANG), ou avec --lang fr.",
  'Exit code: 0 without errors, 1 with errors, 2 for invalid arguments.':
    'Code de sortie : 0 sans erreur, 1 avec des erreurs, 2 pour des arguments non valables.',
  '#{count} to review, the first by #{by}.': "À relire : #{count}, d'ici au #{by} pour le premier.",
  'Nothing is to be reviewed by #{by}.': "Rien n'est à relire d'ici au #{by}.",
  'The next after these: #{file}, by #{by}.': "Le suivant : #{file}, d'ici au #{by}.",
  'stops builds by then:': 'arrêtera alors les constructions :',
} as const;
