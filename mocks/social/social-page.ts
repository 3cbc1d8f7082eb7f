/** The demo's replacement for the log-in pages of Google and Facebook. */
import { CHOICES, parseSocialRequest, redirectUrl } from './social-redirect.ts';

const TEXTS = {
  en: {
    title: 'Sign in with {provider}',
    text: 'This stands for the provider’s own page. Choose how it ends.',
    known: 'Continue as Alex Rivera (fan@grandstand.test)',
    new: 'Continue as someone new',
    refused: 'Cancel',
    failed: 'Fail at the provider',
    wrong: 'This address is incomplete, or leads to another site.',
  },
  fr: {
    title: 'Se connecter avec {provider}',
    text: 'Ceci remplace la page du fournisseur. Choisissez comment cela finit.',
    known: 'Continuer comme Alex Rivera (fan@grandstand.test)',
    new: 'Continuer comme une nouvelle personne',
    refused: 'Annuler',
    failed: 'Échouer chez le fournisseur',
    wrong: 'Cette adresse est incomplète ou mène à un autre site.',
  },
};

const query = new URLSearchParams(location.search);
const language = (query.get('hl') ?? navigator.language).startsWith('fr') ? 'fr' : 'en';
const texts = TEXTS[language];
document.documentElement.lang = language;

const request = parseSocialRequest(query, location.origin);
const main = document.createElement('main');
const heading = document.createElement('h1');
const text = document.createElement('p');
main.append(heading, text);
document.body.append(main);

if (request) {
  const name = request.provider === 'google' ? 'Google' : 'Facebook';
  heading.textContent = texts.title.replace('{provider}', name);
  text.textContent = texts.text;
  document.body.dataset.provider = request.provider;
  for (const choice of CHOICES) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = texts[choice];
    button.addEventListener('click', () =>
      location.assign(redirectUrl(request, choice, crypto.randomUUID())),
    );
    main.append(button);
  }
} else {
  heading.textContent = texts.wrong;
}
document.title = heading.textContent ?? '';
