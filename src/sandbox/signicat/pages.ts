import { html, timeOf, type Html } from '../page/html'
import { linkOf } from './notifications'
import type { Refused } from './order'
import { nameOf, oneTimeCode, others, password, publicTestId } from './persons'
import type { KeptDocument, KeptSigner, Status } from './state'

const pathOf = (document: KeptDocument, signer: KeptSigner) => new URL(linkOf(document, signer)).pathname

const fullName = (signer: KeptSigner): string => {
  const { firstName, lastName } = nameOf(signer)
  return `${firstName} ${lastName}`
}

/** What a person has typed, to be typed no second time after a mistake. */
export interface Typed {
  readonly nationalId: string
  readonly dateOfBirth: string
}

const paper = (document: KeptDocument, signer: KeptSigner): Html => {
  const file = `${pathOf(document, signer)}/file`
  return html`<iframe class="paper" src="${file}" title="The paper: ${document.asked.title}"></iframe>
    <p><a href="${file}">Open the paper (PDF) by itself</a></p>`
}

const facts = (document: KeptDocument, signer: KeptSigner): Html =>
  html`<dl>
    <dt>To be signed by</dt>
    <dd>${fullName(signer)}</dd>
    <dt>Deadline</dt>
    <dd>${timeOf(document.deadline)}</dd>
  </dl>`

/** The desk at which a signer whose turn it is signs. */
export function deskPage(document: KeptDocument, signer: KeptSigner, typed: Typed, problem = ''): Html {
  const wrong = problem === '' ? html`` : html`aria-invalid="true" aria-describedby="problem"`
  return html`${facts(document, signer)}${paper(document, signer)}
    <h2>Sign with BankID</h2>
    ${problem === '' ? '' : html`<p class="problem" role="alert" id="problem">${problem}</p>`}
    <form method="post">
      <p>
        <label for="nationalId">National id (11 digits)</label>
        <input
          id="nationalId"
          name="nationalId"
          inputmode="numeric"
          autocomplete="off"
          value="${typed.nationalId}"
          ${wrong}
        />
      </p>
      <p>
        <label for="dateOfBirth">Date of birth of ${fullName(signer)}, as the contract has it</label>
        <input id="dateOfBirth" name="dateOfBirth" type="date" value="${typed.dateOfBirth}" aria-describedby="birth" />
        <br /><small id="birth">Left empty: the signature says none.</small>
      </p>
      <p>
        <label for="code">One-time code</label>
        <input id="code" name="code" autocomplete="off" value="${oneTimeCode}" ${wrong} />
      </p>
      <p>
        <label for="password">Password</label>
        <input id="password" name="password" autocomplete="off" value="${password}" ${wrong} />
      </p>
      <p class="actions">
        <button name="action" value="sign">Sign</button>
        <button name="action" value="cancel">Cancel</button>
        <button name="action" value="fail">Fail</button>
      </p>
    </form>
    <h2>Test persons</h2>
    <p>
      All have the one-time code <code>${oneTimeCode}</code> and the password <code>${password}</code>. Another person
      than the one named may sign: the name in the signature is then that person’s.
    </p>
    <ul class="list">
      <li><code>${publicTestId}</code><small>${fullName(signer)}, as the paper names the signer</small></li>
      ${others.map(
        (each) =>
          html`<li>
            <code>${each.nationalId}</code>
            <small>${each.firstName} ${each.lastName}, born ${each.dateOfBirth}</small>
          </li>`,
      )}
    </ul>`
}

const statusText: Readonly<Record<Status, string>> = {
  unsigned: 'Nobody has signed yet',
  waiting_for_attachments: 'Waits for attachments',
  partialsigned: 'Signed by some',
  signed: 'Signed by all',
  canceled: 'Cancelled',
  expired: 'Expired',
}

const reasons: Readonly<Record<Refused, string>> = {
  notOpen: 'This paper can’t be signed any more.',
  deadlinePassed: 'The time to sign this paper has run out.',
  alreadySigned: 'You have signed this paper.',
  notYourTurn: 'It is not your turn yet: others have to sign before you. Come back when they have.',
}

/** Who comes here and can't sign is told why, and where the app is. */
export function refusedPage(document: KeptDocument, signer: KeptSigner, why: Refused): Html {
  const { success, cancel } = signer.asked.redirectSettings
  const back = why === 'alreadySigned' ? success : cancel
  return html`${facts(document, signer)}
    <p class="panel">${reasons[why]} ${why === 'notOpen' ? statusText[document.status] : ''}</p>
    ${paper(document, signer)} ${back === undefined ? '' : html`<p><a href="${back}">Back to Husbok</a></p>`}`
}

/** The end for a signer who is not sent back to the app. */
export const endPage = (outcome: 'success' | 'cancel' | 'error'): Html => {
  const texts = {
    success: 'You have signed.',
    cancel: 'You have not signed.',
    error: 'Something went wrong. Nothing was signed.',
  }
  return html`<p class="panel">${texts[outcome]}</p>
    <p><a href="/signicat">All papers</a></p>`
}

/** Every paper with the links of its signers. */
export const overviewPage = (documents: readonly KeptDocument[]): Html =>
  documents.length === 0
    ? html`<p class="panel">No paper yet. What the app sends to be signed appears here.</p>`
    : html`${documents.map(
        (document) =>
          html`<h2>${document.asked.title}</h2>
            <p>
              ${document.canceling ? 'Is being cancelled' : statusText[document.status]}. ${timeOf(document.created)}
            </p>
            <ul class="list">
              ${document.signers.map(
                (signer) =>
                  html`<li>
                    <a href="${pathOf(document, signer)}">${fullName(signer)}</a>
                    <span>${signer.signature ? html`signed as ${signer.signature.fullName}` : 'not signed'}</span>
                    <small>${document.asked.externalId}, ${signer.asked.externalSignerId}</small>
                  </li>`,
              )}
            </ul>`,
      )}`
