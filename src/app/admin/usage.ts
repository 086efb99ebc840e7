export const usage = `npm run admin -- <command>, in a release: node server/admin.js <command>

  status                             say how this installation is, what needs attention first
  grant <e-mail>                     make the account an administrator
  revoke <e-mail>                    take that role away
  find <text>                        list accounts by part of an address or a name, or by number
  login-link <e-mail>                print a link that logs the account in once, within 60 seconds; --minutes <number>: within
                                     so many minutes
  mail-login-link <e-mail>           mail such a link, good for 10 minutes
  second-step-off <e-mail>           switch the second step off for an owner who lost authenticator and recovery codes
  change-email <old> <new>           give an account another address, for an owner who lost the mailbox
  delete <e-mail>                    delete an account for good, for an owner who asks for it
  import <e-mail> [first] [last]     take over an account of the old app
  verify-audit                       check the whole audit trail; say what is not as it was appended
  audit-role                         print the SQL that gives the trail to a database role of its own
  rotate-keys                        encrypt every field anew with the first of ENCRYPTION_KEYS
  claim-files                        these stored files belong to this database, whatever the start says
  failed-mails                       list the mails that were given up, with the reason
  retry-mail <number>|all            queue one of them again, or all, for another three days
  given-up                           list the jobs of any kind that were given up, with the reason
  retry <job>                        queue one of them again by its number
  test-mail <e-mail> [en|nb]         send a mail there through the running app, and say how it went
  test-sms <number> [en|nb]          the same with a text message
  backup <folder>                    copy database and files as of this moment, while the app runs; or s3://bucket/prefix;
                                     --lacking <number>: although up to so many files are lost
  nightly-backup                     one into a folder of BACKUP_TO named by the day; those before the last BACKUP_KEEP go
  restore <folder>                   put such a copy into an empty installation; --check reads all of it, lists every fault and
                                     writes nothing; --lacking <number>: although up to so many files are lost
  sweep-files <number>               put up to so many files without a row into quarantine
`
