import { apiRoute } from '../../../lib/api-route';

export default {
  routes: [
    apiRoute('listMails', 'mail.list'),
    apiRoute('getMail', 'mail.get'),
    apiRoute('resendMail', 'mail.resend'),
    apiRoute('resendFailedMails', 'mail.resendFailed'),
  ],
};
