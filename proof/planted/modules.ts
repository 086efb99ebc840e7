import { one, type Planted } from './edit'

/** Omissions in what a module declares about itself. */
export const moduleDefects: readonly Planted[] = [
  one(
    'the tenants of a deleted account stay',
    ['modules', 'leaves none of its texts when it is deleted: readable'],
    'books/income incomeModule',
    '() => eraseIncome',
    '() => async () => undefined',
  ),
  one(
    'contracts are erased before the orders to sign them are ended',
    ['src/lease/signing/service-trouble', 'goes with the account, and what is open'],
    'lease/contract contractModule',
    'erasesLast: true',
    'jobs: {}',
  ),
  one(
    'a table has no owner',
    ['modules', 'own each table'],
    'lease/checklist checklistModule',
    'contract_list: {',
    'frozen_list: {',
  ),
  one(
    'the signers are in no rotation of keys',
    ['modules', 'own each table'],
    'lease/signing signingModule',
    'encrypted: [encryptedSigner],',
    '',
  ),
  one(
    'the letters are in no rotation of keys',
    ['src/landlord/account/service-erase', 'nobody can read any more'],
    'lease/contract contractModule',
    'encrypted: [encryptedLetter],',
    '',
  ),
  one(
    'a module is not in the list',
    ['modules', 'are named in one list'],
    'app/server modules',
    'regulationModule,',
    '',
  ),
  one(
    'the calls of a module are in no document and in no proof',
    ['modules', 'leave out none of their calls'],
    'books/supplier supplierModule',
    'calls: [supplierCalls],',
    '',
  ),
  one(
    'the suppliers are in no export',
    ['modules', 'is exported as its tables say'],
    'year/export prepareExport',
    'await writeSuppliers(context, readSuppliers(ctx))',
    '',
  ),
]
