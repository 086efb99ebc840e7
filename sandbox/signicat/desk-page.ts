import { html, type Html } from '../page/html'
import { documentFacts, signerFullName, documentPanel } from './pages'
import { oneTimeCode, otherPersons, testBankIdPassword, publicTestId } from './persons'
import type { StoredDocument, StoredSigner } from './state'

/** The values that a person has typed. After a mistake they need not be typed again. */
export interface TypedLogin {
  readonly nationalId: string
  readonly dateOfBirth: string
}

/** The desk where a signer signs when it is their turn. */
export function signingDeskPage(document: StoredDocument, signer: StoredSigner, typed: TypedLogin, problem = ''): Html {
  const wrong = problem === '' ? html`` : html`aria-invalid="true" aria-describedby="problem"`
  return html`${documentFacts(document, signer)}${documentPanel(document, signer)}
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
        <label for="dateOfBirth">Date of birth of ${signerFullName(signer)}, as the contract has it</label>
        <input id="dateOfBirth" name="dateOfBirth" type="date" value="${typed.dateOfBirth}" aria-describedby="birth" />
        <br /><small id="birth">Left empty: the signature says none.</small>
      </p>
      <p>
        <label for="code">One-time code</label>
        <input id="code" name="code" autocomplete="off" value="${oneTimeCode}" ${wrong} />
      </p>
      <p>
        <label for="password">Password</label>
        <input id="password" name="password" autocomplete="off" value="${testBankIdPassword}" ${wrong} />
      </p>
      <p class="actions">
        <button name="action" value="sign">Sign</button>
        <button name="action" value="cancel">Cancel</button>
        <button name="action" value="fail">Fail</button>
      </p>
    </form>
    <h2>Test persons</h2>
    <p>
      All have the one-time code <code>${oneTimeCode}</code> and the password <code>${testBankIdPassword}</code>.
      Another person than the one named may sign: the name in the signature is then that person’s.
    </p>
    <ul class="list">
      <li><code>${publicTestId}</code><small>${signerFullName(signer)}, as the paper names the signer</small></li>
      ${otherPersons.map(
        (each) =>
          html`<li>
            <code>${each.nationalId}</code>
            <small>${each.firstName} ${each.lastName}, born ${each.dateOfBirth}</small>
          </li>`,
      )}
    </ul>`
}
