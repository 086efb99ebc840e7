import type { Sandbox } from '../control/sandbox'
import { html, timeElement, type Html } from '../page/html'
import { sendPage } from '../page/layout'
import { accounts, type TestAccount } from './accounts'
import type { Altinn2State } from './state'

const here = '/altinn2-desk'

const person = ({ pid, name, userName, password, phone, letter }: TestAccount, isLocked: boolean): Html =>
  html`<h3>${name}${isLocked ? ' (locked)' : ''}</h3>
    <dl>
      <dt>National id</dt>
      <dd>${pid}</dd>
      <dt>User name</dt>
      <dd>${userName}</dd>
      <dt>Password</dt>
      <dd>${password}</dd>
      <dt>Phone</dt>
      <dd>${phone === null ? 'none: only the letter' : html`<a href="/sms/${phone}">${phone}</a>`}</dd>
      <dt>Letter</dt>
      <dd>${letter.map((code, n) => `${n + 1}: ${code}`).join(', ')}</dd>
    </dl>
    ${
      isLocked
        ? html`<form method="post" action="${here}/unlock">
            <button name="pid" value="${pid}" aria-label="Unlock ${name}">Unlock</button>
          </form>`
        : html``
    }`

/** The persons who can log in with their codes, and the received forms. */
export function altinn2Pages({ app, links }: Sandbox, state: Altinn2State): void {
  links.push({
    href: here,
    title: 'Altinn, older',
    text: 'Who can log in with user name, password and code; forms received',
  })

  app.get(
    here,
    async (_request, reply) =>
      await sendPage(reply, {
        title: 'Altinn, older',
        here,
        main: html`<p>
            The older interface of Altinn: national id, user name and password of a person below, then a code, by text
            message or from the letter (the answer says which number). After five wrong codes the person is locked. The
            real one is closed.
          </p>
          <h2>Forms received</h2>
          ${forms(state)}
          <h2 id="persons">Persons</h2>
          ${accounts.map((account) => person(account, state.loginOf(account.pid).isLocked))}`,
      }),
  )
  app.post<{ Body: { pid?: string } | undefined }>(`${here}/unlock`, async ({ body }, reply) => {
    const account = accounts.find(({ pid }) => pid === body?.pid)
    if (account) state.unlock(account.pid)
    return await reply.redirect(here, 303)
  })
}

const forms = (state: Altinn2State): Html => {
  const received = state.forms.list()
  return received.length === 0
    ? html`<p class="panel">None yet.</p>`
    : html`<ul class="list">
        ${received.map(
          ({ at, elementId, reference, xml }) =>
            html`<li><b>RF-1189 ${reference}</b>${timeElement(at)}<small>In ${elementId}: ${xml}</small></li>`,
        )}
      </ul>`
}
