import type { Text } from '../../base/kit/words'

/** How a contract is signed, with the opening fee that comes before. */
export const signingStory = {
  unsigned: {
    en: 'It is not signed yet. Send it for signing with BankID, or print the PDF to sign, sign it together with the tenant, and mark it as signed here.',
    nb: 'Den er ikke signert ennå. Send den til signering med BankID, eller skriv ut PDF-en til signering, signer den sammen med leietakeren, og merk den som signert her.',
  },
  // The same of a lease that opens a deposit account through the product, which is signed electronically alone.
  unsignedDeposit: {
    en: 'It is not signed yet. Send it for signing with BankID: the bank opens the deposit account only for a contract that is signed there.',
    nb: 'Den er ikke signert ennå. Send den til signering med BankID: Banken åpner depositumskontoen bare for en kontrakt som signeres der.',
  },
  feeDue: {
    en: 'The opening fee of the deposit account must be paid. Then the contract is sent for signing.',
    nb: 'Gebyret for å åpne depositumskontoen må betales. Så sendes kontrakten til signering.',
  },
  feePaid: {
    en: 'The opening fee of the deposit account is paid.',
    nb: 'Gebyret for å åpne depositumskontoen er betalt.',
  },
  starting: {
    en: 'The contract is being sent for signing. Nobody has been asked to sign yet.',
    nb: 'Kontrakten sendes til signering. Ingen er bedt om å signere ennå.',
  },
  renewing: {
    en: 'The contract is being sent again. The links that were sent no longer work.',
    nb: 'Kontrakten sendes på nytt. Lenkene som er sendt, virker ikke lenger.',
  },
  sent: {
    en: 'You sent it for signing with BankID on {{day}}.',
    nb: 'Du sendte den til signering med BankID {{day}}.',
  },
  tenantWaits: {
    en: 'Waiting for {{name}} to sign, since {{day}}.',
    nb: 'Venter på at {{name}} signerer, siden {{day}}.',
  },
  tenantSigned: { en: '{{name}} has signed.', nb: '{{name}} har signert.' },
  tenantMismatch: {
    en: 'It was signed in the name of {{name}}, but with the BankID of somebody with another name or date of birth: {{signedBy}}. Ask the tenant before you continue.',
    nb: 'Det er signert for {{name}}, men med BankID-en til noen med et annet navn eller en annen fødselsdato: {{signedBy}}. Spør leietakeren før du fortsetter.',
  },
  // The same when the landlord has signed too.
  signedMismatch: {
    en: 'It was signed in the name of {{name}}, but with the BankID of somebody with another name or date of birth: {{signedBy}}. You have signed too. Ask the tenant: a person who did not sign may not be bound, and then a new contract must be signed.',
    nb: 'Det er signert for {{name}}, men med BankID-en til noen med et annet navn eller en annen fødselsdato: {{signedBy}}. Du har også signert. Spør leietakeren: Den som ikke har signert selv, er kanskje ikke bundet, og da må en ny kontrakt signeres.',
  },
  landlordLater: {
    en: 'You sign when all tenants have signed.',
    nb: 'Du signerer når alle leietakere har signert.',
  },
  landlordWaits: {
    en: 'All tenants have signed. It is your turn to sign.',
    nb: 'Alle leietakere har signert. Nå er det din tur til å signere.',
  },
  // The same where there is a single tenant.
  landlordLaterAfterOne: {
    en: 'You sign when the tenant has signed.',
    nb: 'Du signerer når leietakeren har signert.',
  },
  landlordWaitsAfterOne: {
    en: 'The tenant has signed. It is your turn to sign.',
    nb: 'Leietakeren har signert. Nå er det din tur til å signere.',
  },
  landlordSigned: { en: 'You have signed.', nb: 'Du har signert.' },
  packaging: {
    en: 'Everyone has signed. The signed file is on its way; this takes a few minutes.',
    nb: 'Alle har signert. Den signerte filen er på vei; det tar noen minutter.',
  },
  withdrawing: { en: 'The signing is being withdrawn.', nb: 'Signeringen trekkes tilbake.' },
  signingFailed: {
    en: 'It could not be sent for signing on {{day}}.',
    nb: 'Den kunne ikke sendes til signering {{day}}.',
  },
  signingWithdrawn: {
    en: 'You withdrew the signing; its links no longer work.',
    nb: 'Du trakk signeringen tilbake; lenkene virker ikke lenger.',
  },
  signingWithdrawnUnsent: {
    en: 'You withdrew the signing before anybody was asked.',
    nb: 'Du trakk signeringen tilbake før noen var spurt.',
  },
  signingExpired: {
    en: 'The time for signing ran out; the links no longer work.',
    nb: 'Fristen for å signere gikk ut; lenkene virker ikke lenger.',
  },
  signingCanceled: {
    en: 'The signing was stopped; its links no longer work.',
    nb: 'Signeringen ble stanset; lenkene virker ikke lenger.',
  },
  signedManual: {
    en: 'It was marked as signed on paper on {{day}}.',
    nb: 'Den ble merket som signert på papir {{day}}.',
  },
  signedBankid: {
    en: 'All signed with BankID; the signed contract was stored on {{day}}.',
    nb: 'Alle signerte med BankID; den signerte kontrakten ble lagret {{day}}.',
  },
} satisfies Record<string, Text>
