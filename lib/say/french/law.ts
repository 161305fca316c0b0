/** Of the register of law, and what a guide names of it. */
export const law = {
  'guideName "#{guideName}" and folder "#{slug}" must be the same apart from capitals.':
    'guideName « #{guideName} » et le dossier « #{slug} » doivent être identiques, aux majuscules près.',
  'There is no content/covers/#{figure}.svg.#{hint}':
    "Il n'y a pas de content/covers/#{figure}.svg.#{hint}",
  'Guides tagged "#{tag}" are #{colour}; write "colour: #{colour}".':
    'La couleur des guides de catégorie « #{tag} » est #{colour} ; écrivez « colour: #{colour} ».',
  'reviewBy #{reviewBy} is not after reviewedOn #{reviewedOn}; write the day of the next review.':
    "reviewBy #{reviewBy} n'est pas après reviewedOn #{reviewedOn} ; écrivez le jour de la prochaine relecture.",
  '#{what} #{day} is in the future; write the day it was done.':
    '#{what} #{day} est dans le futur ; écrivez le jour où cela a été fait.',
  'updatedOn #{updatedOn} is before publishedOn #{publishedOn}; correct one of them.':
    "updatedOn #{updatedOn} est avant publishedOn #{publishedOn} ; corrigez l'un des deux.",
  'Other checks of this guide (its dates, sources and figures) wait until this file has no errors.':
    "D'autres vérifications de ce guide (ses dates, sources et chiffres) attendent que ce fichier n'ait plus d'erreur.",
  'The change of': 'Le changement du',
  'The change of #{date} is before publishedOn #{publishedOn}; list only what has changed since.':
    "Le changement du #{date} est avant publishedOn #{publishedOn} ; n'énumérez que ce qui a changé depuis.",
  'The change of #{date} must come first; list the newest first.':
    'Le changement du #{date} doit venir en premier ; commencez par le plus récent.',
  'A guide cannot be related to itself; name another.':
    'Un guide ne peut pas être lié à lui-même ; nommez-en un autre.',
  'There is no guide "#{related}".#{hint}': "Il n'y a pas de guide « #{related} ».#{hint}",
  'partOf "#{partOf}" is no guide that can have parts.#{hint}':
    "partOf « #{partOf} » n'est pas un guide qui peut avoir des parties.#{hint}",
  'A published guide rests on an act; list one here and cite it, or name a milestone or a figure.':
    'Un guide publié repose sur un acte ; énumérez-en un ici et citez-le, ou nommez une échéance ou un chiffre.',
  'The source "#{id}" is never used; cite it or remove it.':
    'La source « #{id} » ne sert nulle part ; citez-la ou retirez-la.',
  '"#{address}" is a home page, where nobody finds "#{id}"; give the address of the text itself.':
    "« #{address} » est une page d'accueil, où personne ne trouve « #{id} » ; donnez l'adresse du texte lui-même.",
  '"#{address}" is neither in an official journal nor the issuer\'s; give the official address of "#{id}", or add "secondary: true". If it is official, add its host to officialHosts in authoring/check/law/acts.ts.':
    "« #{address} » n'est ni dans un journal officiel ni chez l'auteur du texte ; donnez l'adresse officielle de « #{id} », ou ajoutez « secondary: true ». Si elle est officielle, ajoutez son hôte à officialHosts dans authoring/check/law/acts.ts.",
  'The address of "#{id}" is official; remove "secondary".':
    "L'adresse de « #{id} » est officielle ; retirez « secondary ».",
  'The act "#{id}" is in force from #{inForceFrom}, before its date #{date}; correct one of them.':
    "L'acte « #{id} » est en vigueur depuis le #{inForceFrom}, avant sa date #{date} ; corrigez l'une des deux.",
  'The act "#{id}" is to be transposed by #{transposeBy}, before it exists; correct the date.':
    "L'acte « #{id} » est à transposer avant le #{transposeBy}, avant d'exister ; corrigez la date.",
  'No file of content/law has the #{what} "#{id}".#{hint}':
    "Aucun fichier de content/law n'a « #{id} » (#{what}).#{hint}",
  '"#{id}" is already the id of one of the #{list} in #{file}; rename one of them.':
    "« #{id} » est déjà un id de #{file} (#{list}) ; renommez l'un des deux.",
  'The milestone "#{id}" is cancelled by "#{by}", which is not an act of content/law.#{hint}':
    "L'échéance « #{id} » est annulée par « #{by} », qui n'est pas un acte de content/law.#{hint}",
  'The milestone "#{id}" has a replacedBy but still stands; add "cancelled", with the act and day, or remove replacedBy.':
    "L'échéance « #{id} » a un replacedBy mais tient toujours ; ajoutez « cancelled », avec l'acte et le jour, ou retirez replacedBy.",
  'No file of content/law has the milestone "#{replacedBy}".#{hint}':
    "Aucun fichier de content/law n'a l'échéance « #{replacedBy} ».#{hint}",
  'The milestone "#{id}" is replaced by "#{replacedBy}", which is not later; correct one of the dates.':
    "L'échéance « #{id} » est remplacée par « #{replacedBy} », qui n'est pas plus tardive ; corrigez l'une des dates.",
  'This rests on the act "#{id}", which is unsure and never published; establish the act, or mark this unsure too.':
    "Ceci repose sur l'acte « #{id} », incertain et donc jamais publié ; établissez l'acte, ou marquez aussi ceci « unsure ».",
  'The milestone "#{id}" is replaced by "#{replacedBy}", which is unsure and never published; remove replacedBy until the new date is established.':
    "L'échéance « #{id} » est remplacée par « #{replacedBy} », incertaine et donc jamais publiée ; retirez replacedBy jusqu'à ce que la nouvelle date soit établie.",
  '"#{id}" is finally replaced by itself: #{circle}; break the circle.':
    '« #{id} » finit par être remplacé par lui-même : #{circle} ; rompez le cercle.',
  '"#{id}" is a criterion of itself: #{circle}; break the circle.':
    '« #{id} » est un critère de lui-même : #{circle} ; rompez le cercle.',
  'This version of "#{id}" ends on #{until}, before it begins on #{from}; correct one of them.':
    "Cette version de « #{id} » finit le #{until}, avant de commencer le #{from} ; corrigez l'une des dates.",
  'There is no gap before this version of "#{id}"; remove gapBefore.':
    "Il n'y a pas d'intervalle avant cette version de « #{id} » ; retirez gapBefore.",
  'This version of "#{id}" begins on #{from}, not after the one above (#{before}); list the oldest first.':
    "Cette version de « #{id} » commence le #{from}, et non après celle d'au-dessus (#{before}) ; mettez la plus ancienne en premier.",
  'The version of "#{id}" above has no end, so that both are the law from #{from}; end it on the day before, with "until".':
    "La version de « #{id} » au-dessus n'a pas de fin, si bien que les deux sont le droit à partir du #{from} ; arrêtez-la à la veille, avec « until ».",
  'The version of "#{id}" above lasts until #{until}, so that both are the law from #{from}; correct one of the dates.':
    "La version de « #{id} » au-dessus dure jusqu'au #{until}, si bien que les deux sont le droit à partir du #{from} ; corrigez l'une des dates.",
  'Nothing is said of "#{id}" between #{until} and #{from}; correct one of the dates, or add "gapBefore: true".':
    "Rien n'est dit de « #{id} » entre le #{until} et le #{from} ; corrigez l'une des dates, ou ajoutez « gapBefore: true ».",
  '#{key} of "#{id}" end in #{until}, before they begin in #{from}; correct one.':
    "#{key} de « #{id} » : la fin, #{until}, précède le début, #{from} ; corrigez l'un des deux.",
  'This version of "#{id}" states values without a provision; add one.':
    'Cette version de « #{id} » donne des valeurs sans disposition ; ajoutez « provision ».',
  'leavesAfter of "#{id}" needs consecutiveYears; add it, or remove leavesAfter.':
    'leavesAfter de « #{id} » demande consecutiveYears ; ajoutez-le, ou retirez leavesAfter.',
  '"#{id}.#{name}" would be the name of two figures; give this criterion an "id" of its own.':
    '« #{id}.#{name} » serait le nom de deux chiffres ; donnez à ce critère un « id » à lui.',
  'No profile has the number "#{measure}".#{hint} A rule of scope uses the measures of law/measures.ts.':
    "Aucun profil n'a le nombre « #{measure} ».#{hint} Une règle de champ prend les mesures de law/measures.ts.",
  '"#{seat}" is not a seat; use one of: #{seats}.':
    "« #{seat} » n'est pas un siège ; prenez l'un de : #{seats}.",
  'No profile answers "#{measure}".#{hint} A rule of scope uses the measures of law/measures.ts.':
    'Aucun profil ne répond à « #{measure} ».#{hint} Une règle de champ prend les mesures de law/measures.ts.',
  '"#{measure}" is a yes or no; write "is: true" or "is: false".':
    '« #{measure} » est un oui ou un non ; écrivez « is: true » ou « is: false ».',
  '#{day} lies in the future; write the day up to which you looked for news.':
    "Le #{day} est dans le futur ; écrivez le jour jusqu'auquel vous avez cherché des nouvelles.",
  'checkedOn #{checkedOn} lies in the future; write the day the law was checked.':
    'checkedOn #{checkedOn} est dans le futur ; écrivez le jour où le droit a été vérifié.',
  'mark this as history, with <History>, <Was> or a word of "history" in content/style.yaml':
    'marquez ceci comme du passé, par <History>, <Was> ou un mot de « history » dans content/style.yaml',
  ', or another that has this value (#{others})': ', ou un autre qui a cette valeur (#{others})',
  '"#{text}" is a figure of the law and would not follow it; name the figure, <Figure of="#{name}" /> in prose, {#{name}} elsewhere#{also}#{past}. A value of its own needs a figure in content/law.':
    '« #{text} » est un chiffre du droit et ne suivrait pas son changement ; nommez le chiffre, <Figure of="#{name}" /> dans la prose, {#{name}} ailleurs#{also}#{past}. Une valeur qui est un fait à part demande un chiffre dans content/law.',
  '; or #{mark}': ' ; ou #{mark}',
  '"#{text}" was the law until #{until} (#{name}) and is not any more; name the present figure, or #{mark}.':
    "« #{text} » était le droit jusqu'au #{until} (#{name}) et ne l'est plus ; nommez le chiffre d'aujourd'hui, ou #{mark}.",
  'The law of #{day} has no figure "#{figure}" any more; #{instead}.':
    "Le droit du #{day} n'a plus le chiffre « #{figure} » ; #{instead}.",
  'The figure "#{name}" is unsure and never published; write the sentence without it.':
    'Le chiffre « #{name} » est incertain et jamais publié ; écrivez la phrase sans lui.',
  'The register of law has no figure "#{name}".#{hint}':
    "Le registre du droit n'a pas de chiffre « #{name} ».#{hint}",
  'The register of law has no figure "#{name}"; the rule "#{rule}" has #{own}.':
    "Le registre du droit n'a pas de chiffre « #{name} » ; la règle « #{rule} » a #{own}.",
  'The register of law has no figure "#{name}": the rule "#{rule}" has none. Write the sentence without it, or add it to content/law, with its source.':
    "Le registre du droit n'a pas de chiffre « #{name} » : la règle « #{rule} » n'en a aucun. Écrivez la phrase sans lui, ou ajoutez-le à content/law, avec sa source.",
  'see the rule "#{next}", which took over': 'voyez la règle « #{next} », qui a pris la suite',
  'rewrite the sentence': 'réécrivez la phrase',
  'The #{what} "#{id}" is unsure and never published; leave it out until it is established.':
    "« #{id} » (#{what}) est incertain et jamais publié ; laissez-le de côté jusqu'à ce qu'il soit établi.",
  'The register of law has no #{what} "#{id}".#{hint}':
    "Le registre du droit n'a pas de « #{id} » (#{what}).#{hint}",
  'content/law has no file "#{subject}.yaml".#{hint}':
    "content/law n'a pas de fichier « #{subject}.yaml ».#{hint}",
  '<FrenchLaw> needs two rules.': '<FrenchLaw> demande deux règles.',
  '"#{id}" is not a rule of #{side} law.': "« #{id} » n'est pas une règle du droit #{side}.",
  French: 'français',
  'European Union': "de l'Union européenne",
  '"#{id}" is not the law any more; name another rule.':
    "« #{id} » n'est plus le droit ; nommez une autre règle.",
  'nobody named': "personne n'est désigné",
  'This guide was due for review by #{by}; review it, then update reviewedOn and reviewBy.':
    'Ce guide était à relire avant le #{by} ; relisez-le, puis mettez à jour reviewedOn et reviewBy.',
  'This guide is due for review by #{by}; review it, then update reviewedOn and reviewBy.':
    'Ce guide est à relire avant le #{by} ; relisez-le, puis mettez à jour reviewedOn et reviewBy.',
  'This law was to be checked by #{by}; check it, then change checkedOn and reviewBy.':
    'Ce droit était à vérifier avant le #{by} ; vérifiez-le, puis changez checkedOn et reviewBy.',
  'This law is to be checked by #{by}; check it, then change checkedOn and reviewBy.':
    'Ce droit est à vérifier avant le #{by} ; vérifiez-le, puis changez checkedOn et reviewBy.',
  'Nobody has checked this law since #{checkedOn}, for more than #{months} months, so the site is not built with it; check it, then change checkedOn and reviewBy.':
    "Personne n'a vérifié ce droit depuis le #{checkedOn}, plus de #{months} mois : le site n'est pas construit avec lui ; vérifiez-le, puis changez checkedOn et reviewBy.",
  'This claim was to be reviewed by #{by}; check its basis, then update reviewedOn and reviewBy, or remove the claim from the pages.':
    'Cette affirmation était à revoir avant le #{by} ; vérifiez ce qui la fonde, puis mettez à jour reviewedOn et reviewBy, ou retirez-la des pages.',
  'This claim is to be reviewed by #{by}; check its basis, then update reviewedOn and reviewBy, or remove the claim from the pages.':
    'Cette affirmation est à revoir avant le #{by} ; vérifiez ce qui la fonde, puis mettez à jour reviewedOn et reviewBy, ou retirez-la des pages.',
  'The law of the answer "#{id}" changes after its review on #{reviewedOn} (#{list}); compare the answer with it, then change reviewedOn.':
    'Le droit de la réponse « #{id} » change après sa relecture du #{reviewedOn} (#{list}) ; comparez la réponse avec lui, puis changez reviewedOn.',
  'The law of the answer "#{id}" has changed since its review on #{reviewedOn} (#{list}); compare the answer with it, then change reviewedOn.':
    'Le droit de la réponse « #{id} » a changé depuis sa relecture du #{reviewedOn} (#{list}) ; comparez la réponse avec lui, puis changez reviewedOn.',
} as const;
