import { html, timeElement, type Html } from '../page/html'
import { factLine } from '../skatteetaten/pages'
import { processTasks, type StoredInstance } from './instances'

interface Entry {
  readonly href: string
  readonly text: string
  readonly state?: string
}

const list = (title: string, entries: readonly Entry[], none: string): Html =>
  html`<h2>${title}</h2>
    ${
      entries.length === 0
        ? html`<p class="panel">${none}</p>`
        : html`<ul class="list">
            ${entries.map(
              ({ href, text, state }) => html`<li><a href="${href}">${text}</a><span>${state ?? ''}</span></li>`,
            )}
          </ul>`
    }`

/** Everything that the app has previewed and submitted. */
export const overviewPage = (previews: readonly Entry[], submissions: readonly Entry[]): Html =>
  html`${list('Handed in', submissions, 'Nothing yet. What the app hands in appears here.')}
  ${list('Previews', previews, 'None in the last 24 hours.')}`

/** The state of a submission, with the actions of its taxpayer. */
export const submissionView = ({ id, task, submitted, substatus }: StoredInstance): Html =>
  html`<dl>
      ${factLine('Referanse', 'Reference', id)} ${factLine('Trinn', 'Step', processTasks[task].name)}
      <dt><span lang="nb">Levert</span> · Handed in</dt>
      <dd>${submitted === null ? 'no' : timeElement(submitted)}</dd>
      ${substatus === null ? '' : factLine(substatus.label, 'Answer', substatus.description)}
    </dl>
    ${
      substatus?.label === 'Tilgjengelig'
        ? html`<form method="post" action="/skatteetaten/submissions/${id}/deliver">
              <p><button>Hand it in, as the taxpayer does in the authority’s portal</button></p>
            </form>
            <form method="post" action="/skatteetaten/submissions/${id}/reject">
              <p><button>Turn it down, as the authority does afterwards</button></p>
            </form>`
        : ''
    }`
