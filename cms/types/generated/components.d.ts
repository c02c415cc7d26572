import type { Schema, Struct } from '@strapi/strapi';

export interface ConsultationClosedDay extends Struct.ComponentSchema {
  collectionName: 'components_consultation_closed_days';
  info: {
    description: 'A day without consultations.';
    displayName: 'Closed day';
  };
  attributes: {
    date: Schema.Attribute.Date & Schema.Attribute.Required;
    reason: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface ConsultationOpeningHours extends Struct.ComponentSchema {
  collectionName: 'components_consultation_opening_hours';
  info: {
    description: 'A stretch of a weekday in which consultations start and end. Two stretches leave a break.';
    displayName: 'Opening hours';
  };
  attributes: {
    closes: Schema.Attribute.Time & Schema.Attribute.Required;
    opens: Schema.Attribute.Time & Schema.Attribute.Required;
    weekday: Schema.Attribute.Enumeration<
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
    > &
      Schema.Attribute.Required;
  };
}

export interface PageTextField extends Struct.ComponentSchema {
  collectionName: 'components_page_text_fields';
  info: {
    description: 'One text of a block.';
    displayName: 'Field';
  };
  attributes: {
    default_text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
    kind: Schema.Attribute.Enumeration<['line', 'text', 'paragraphs']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'text'>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5000;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'consultation.closed-day': ConsultationClosedDay;
      'consultation.opening-hours': ConsultationOpeningHours;
      'page-text.field': PageTextField;
    }
  }
}
