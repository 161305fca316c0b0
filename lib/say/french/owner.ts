/** What npm run check -- owner asks for: by the variables of config/variables/ and the schema of content/company.yaml. */
export const owner = {
  'In .env, or the settings of the host:': "Dans .env, ou les réglages de l'hébergeur :",
  'In content/company.yaml:': 'Dans content/company.yaml :',
  'until then: #{until}': "d'ici là : #{until}",
  '#{count} facts are missing; docs/owner.md explains each.':
    'Faits manquants : #{count} ; docs/fr/owner.md explique chacun.',
  'what only the owner of the site can say and has not yet':
    "ce que seule l'entreprise peut dire et n'a pas encore dit",

  'Origin of the published site, at the root of its host':
    'Adresse du site publié, à la racine de son hôte',
  'canonical URLs and the sitemap use a name that leads nowhere':
    'les URL canoniques et le plan du site ont un nom qui ne mène nulle part',
  'Contact address': 'Adresse de contact',
  'no address is shown: visitors can reach you only through the forms':
    'aucune adresse ne paraît : les visiteurs ne vous joignent que par les formulaires',
  'visitors cannot reach you, as there is no form either':
    "les visiteurs ne peuvent pas vous joindre : il n'y a pas non plus de formulaire",
  'Social profile in the footer, or `none`': 'Profil social en pied de page, ou `none`',
  'no social profile in the footer': 'aucun profil social en pied de page',
  '`yes` grants Licence Ouverte 2.0 for the register data and the spreadsheets, and CC BY 4.0 for the texts':
    '`yes` accorde la Licence Ouverte 2.0 pour les données du registre et les tableurs, et CC BY 4.0 pour les textes',
  'pages say that the licences are proposed, and not granted':
    'les pages disent les licences proposées, et non accordées',
  'How many days the host keeps its log of visits, as the privacy policy then says':
    "Pendant combien de jours l'hébergeur garde son journal des visites, comme la politique de confidentialité le dit alors",
  'the privacy policy does not say for how long':
    'la politique de confidentialité ne dit pas pendant combien de temps',
  'Whether the platform is hosted in the European Union, as every page that speaks of it then says: `yes` or `no`':
    "Si la plateforme est hébergée dans l'Union européenne, comme le dit alors chaque page qui en parle : `yes` ou `no`",
  'the footer and five pages say that the platform is hosted in the EU: confirm, or set no':
    "le pied de page et cinq pages disent la plateforme hébergée dans l'UE : confirmez, ou réglez sur no",

  'Who wrote the guides, unless a guide names its own author':
    'Qui a écrit les guides, sauf ceux qui nomment leur auteur',
  'guides name nobody who wrote them': 'les guides ne nomment personne qui les ait écrits',
  'Who reviewed them': 'Qui les a relus',
  'guides say that no lawyer has reviewed them':
    "les guides disent qu'aucun juriste ne les a relus",
  'Company name': 'Dénomination sociale',
  'Legal form': 'Forme juridique',
  'Share capital': 'Capital social',
  'Registered office': 'Siège social',
  'Registration (RCS and city)': 'Immatriculation (RCS et ville)',
  'EU VAT number': 'Numéro de TVA intracommunautaire',
  Telephone: 'Téléphone',
  'Publication director': 'Directeur de la publication',
  'Company that hosts the site': 'Entreprise qui héberge le site',
  'Its address': 'Son adresse',
  'Its telephone': 'Son téléphone',
  'missing from the legal notice, which is not indexed until it is complete':
    "absent des mentions légales, qui ne sont pas indexées tant qu'elles sont incomplètes",
  'Application (client) ID': "ID d'application (client)",
  'the login button leads to a section that says that sign-in is not open: set it with AUTH_AUTHORITY, or set none':
    "le bouton de connexion mène à une section qui dit qu'elle n'est pas ouverte : à régler avec AUTH_AUTHORITY, sinon none",

  'who founded it': "qui a fondé l'entreprise",
  'no section on the team': "pas de section sur l'équipe",
  'their name': 'son nom',
  'their role alone': 'sa fonction seule',
  'their portrait': 'son portrait',
  'a drawing of their field': 'un dessin de son domaine',
  'what a customer says, with their written consent': 'ce que dit un client, avec son accord écrit',
  'no customer is quoted': "aucun client n'est cité",
  'certificates it holds, and where to check them': 'les certificats obtenus, et où les vérifier',
  'none is claimed': "aucun n'est revendiqué",
  'its price, or "from"': 'le prix, ou « à partir de »',
  'the site says that it shows no price': "le site dit qu'il ne montre pas de prix",
} as const;
