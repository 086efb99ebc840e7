import { html, type Html } from '../page/html'
import { persons, type Person } from './persons'

const idOf = ({ pid }: Person) => (pid === null ? 'Foreign eID, without a national id' : `National id ${pid}`)

const placesOf = ({ properties }: Person) =>
  properties.length === 0 ? '' : ` Owns ${properties.map(({ address, city }) => `${address}, ${city}`).join(' and ')}.`

/** The persons who can log in. `action` creates the content next to a name. */
const list = (action: (person: Person, key: number) => Html): Html =>
  html`<ul class="list">
    ${persons.map(
      (person, key) =>
        html`<li><b>${person.name}</b>${action(person, key)}<small>${idOf(person)}.${placesOf(person)}</small></li>`,
    )}
  </ul>`

/** The login question. Its form is sent to its own address. */
export const loginPage = (client: string): Html =>
  html`<p>${client} asks who you are. Choose a test person; none of them exists.</p>
    <form method="post">
      ${list(
        ({ name }, key) => html`<button name="person" value="${key}" aria-label="Log in as ${name}">Log in</button>`,
      )}
      <p><button name="cancel" value="yes">Cancel</button></p>
    </form>`

export const personsPage: Html = html`<p>These test persons can log in to ID-porten.</p>
  ${list(() => html``)}
  <form action="/idporten/logout">
    <p>Who is logged in stays so for half an hour, as at ID-porten. <button>Log out of ID-porten</button></p>
  </form>`

/** The return to the app, after the app's own logout has loaded in a frame. */
export const loggedOutPage = (frame: string, next: string): Html =>
  html`<p>You are logged out. <a href="${next}">Go on</a></p>
    <iframe src="${frame}" title="Logout of the app" hidden></iframe>`
