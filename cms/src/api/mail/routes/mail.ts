import { apiRoute } from '../../../lib/api-route';

export default {
  routes: [apiRoute('listMails', 'mail.list'), apiRoute('resendMail', 'mail.resend')],
};
