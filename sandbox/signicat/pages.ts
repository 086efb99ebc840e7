import { html, timeElement, type Html } from '../page/html'
import { signerLink } from './notifications'
import type { ReasonNotToSign } from './order'
import { signerName } from './persons'
import type { StoredDocument, StoredSigner, Status } from './state'

const pathOf = (document: StoredDocument, signer: StoredSigner) => new URL(signerLink(document, signer)).pathname

export const signerFullName = (signer: StoredSigner): string => {
  const { firstName, lastName } = signerName(signer)
  return `${firstName} ${lastName}`
}

export const documentPanel = (document: StoredDocument, signer: StoredSigner): Html => {
  const file = `${pathOf(document, signer)}/file`
  return html`<iframe class="paper" src="${file}" title="The paper: ${document.asked.title}"></iframe>
    <p><a href="${file}">Open the paper (PDF) by itself</a></p>`
}

export const documentFacts = (document: StoredDocument, signer: StoredSigner): Html =>
  html`<dl>
    <dt>To be signed by</dt>
    <dd>${signerFullName(signer)}</dd>
    <dt>Deadline</dt>
    <dd>${timeElement(document.deadline)}</dd>
  </dl>`

const statusText: Readonly<Record<Status, string>> = {
  unsigned: 'Nobody has signed yet',
  waiting_for_attachments: 'Waits for attachments',
  partialsigned: 'Signed by some',
  signed: 'Signed by all',
  canceled: 'Cancelled',
  expired: 'Expired',
}

const reasons: Readonly<Record<ReasonNotToSign, string>> = {
  notOpen: 'This paper can’t be signed any more.',
  deadlinePassed: 'The time to sign this paper has run out.',
  alreadySigned: 'You have signed this paper.',
  notYourTurn: 'It is not your turn yet: others have to sign before you. Come back when they have.',
}

/** Tells a signer who can't sign the reason, and the address of the app. */
export function cannotSignPage(document: StoredDocument, signer: StoredSigner, why: ReasonNotToSign): Html {
  const { success, cancel } = signer.asked.redirectSettings
  const back = why === 'alreadySigned' ? success : cancel
  return html`${documentFacts(document, signer)}
    <p class="panel">${reasons[why]} ${why === 'notOpen' ? statusText[document.status] : ''}</p>
    ${documentPanel(document, signer)} ${back === undefined ? '' : html`<p><a href="${back}">Back to Husbok</a></p>`}`
}

/** The last page of a signer who is not sent back to the app. */
export const endPage = (outcome: 'success' | 'cancel' | 'error'): Html => {
  const texts = {
    success: 'You have signed.',
    cancel: 'You have not signed.',
    error: 'Something went wrong. Nothing was signed.',
  }
  return html`<p class="panel">${texts[outcome]}</p>
    <p><a href="/signicat">All papers</a></p>`
}

/** Every paper with its signers' links. */
export const overviewPage = (documents: readonly StoredDocument[]): Html =>
  documents.length === 0
    ? html`<p class="panel">No paper yet. What the app sends to be signed appears here.</p>`
    : html`${documents.map(
        (document) =>
          html`<h2>${document.asked.title}</h2>
            <p>
              ${document.canceling ? 'Is being cancelled' : statusText[document.status]}.
              ${timeElement(document.created)}
            </p>
            <ul class="list">
              ${document.signers.map(
                (signer) =>
                  html`<li>
                    <a href="${pathOf(document, signer)}">${signerFullName(signer)}</a>
                    <span>${signer.signature ? html`signed as ${signer.signature.fullName}` : 'not signed'}</span>
                    <small>${document.asked.externalId}, ${signer.asked.externalSignerId}</small>
                  </li>`,
              )}
            </ul>`,
      )}`
